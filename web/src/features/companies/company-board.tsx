import type { Company, CompanyMember, OwnCompany } from '@zaojie/contract/companies/company.endpoints';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../text/dates.ts';
import { Button, TextButton, TextLink } from '../../ui/form/button.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { StatusLabel } from '../../ui/text/label.tsx';
import { CompanyForm } from './company-form.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useCompanyActions } from './use-company-actions.ts';

type Actions = ReturnType<typeof useCompanyActions>;

function roleOf({ role, is_owner: isOwner, joined_at: at }: CompanyMember): string {
  const words = [isOwner ? '所有者' : role, at === null ? '待接受邀请' : `${formatDay(at)}加入`];
  return words.filter((word) => word !== '').join('，');
}

function Member({ member, company, actions }: { member: CompanyMember; company: Company; actions: Actions }) {
  const { user } = member;
  return (
    <li className="grid min-h-15 grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line">
      <Avatar name={user.nickname} src={user.avatar} size={36} />
      <div className="min-w-0">
        <Link to={`/user/${user.id}`} className="block truncate hover:text-brand-ink">
          {user.nickname}
        </Link>
        <p className="text-13 text-ink-3">{roleOf(member)}</p>
      </div>
      {company.can.edit && !member.is_owner ? (
        <Button
          size="small"
          disabled={actions.isBusy}
          aria-label={`${member.joined_at === null ? '撤回给' : '移除'} ${user.nickname}`}
          onClick={() => void actions.remove(member)}
        >
          {member.joined_at === null ? '撤回' : '移除'}
        </Button>
      ) : null}
    </li>
  );
}

function Head({ company, onEdit }: { company: Company; onEdit: () => void }) {
  return (
    <div className="flex items-center gap-4 max-md:flex-wrap">
      <span className="grid h-16 w-24 shrink-0 place-items-center rounded-card bg-surface-2 text-ink-3 max-md:h-14 max-md:w-18">
        <Building2 size={28} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-18 font-semibold break-all">
          {company.name}
          {company.is_verified ? <StatusLabel tone="success">已认证</StatusLabel> : null}
        </p>
        <p className="text-13 text-ink-3">
          {company.licence_number === '' ? '没有填统一社会信用代码' : `统一代码 ${company.licence_number}`}
          {company.can.edit && !company.is_verified ? (
            <TextLink to="/profile/verification" className="ml-2">
              去做企业认证
            </TextLink>
          ) : null}
        </p>
      </div>
      {company.can.edit ? (
        <Button size="small" onClick={onEdit}>
          编辑资料
        </Button>
      ) : null}
    </div>
  );
}

function OwnBoard({ company, actions }: { company: Company; actions: Actions }) {
  const [asking, setAsking] = useState<'edit' | 'invite' | null>(null);
  const stop = () => setAsking(null);
  return (
    <>
      {asking === 'edit' ? (
        <CompanyForm company={company} onSaved={stop} onCancel={stop} />
      ) : (
        <Head company={company} onEdit={() => setAsking('edit')} />
      )}
      <section aria-labelledby="company-members" className="mt-8">
        <h2 id="company-members" className="mb-2 flex items-baseline justify-between text-16">
          成员 {company.members.length}
          {company.can.edit ? (
            <TextButton className="font-normal" onClick={() => setAsking('invite')}>
              邀请成员
            </TextButton>
          ) : null}
        </h2>
        <ul aria-label="成员">
          {company.members.map((member) => (
            <Member key={member.user.id} member={member} company={company} actions={actions} />
          ))}
        </ul>
      </section>
      <div className="mt-6">
        {company.can.leave ? (
          <Button disabled={actions.isBusy} onClick={() => void actions.leave(company.name)}>
            退出企业
          </Button>
        ) : null}
        {company.can.dissolve ? (
          <Button look="danger" disabled={actions.isBusy} onClick={() => void actions.dissolve(company.name)}>
            解散
          </Button>
        ) : null}
      </div>
      {asking === 'invite' ? <InviteDialog onClose={stop} /> : null}
    </>
  );
}

function Invitations({ own, actions }: { own: OwnCompany; actions: Actions }) {
  if (own.invitations.length === 0) return null;
  return (
    <ul aria-label="收到的邀请" className="mb-8 border-b border-line">
      {own.invitations.map((invitation) => (
        <li
          key={invitation.company_id}
          className="flex min-h-15 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5"
        >
          <p className="min-w-0 break-words">
            {invitation.invited_by} 邀请你加入<b className="ml-1 font-semibold">{invitation.name}</b>
            {invitation.role === '' ? '' : `，担任${invitation.role}`}
          </p>
          <div className="flex gap-2.5">
            <Button
              disabled={actions.isBusy}
              onClick={() => void actions.answer(invitation.company_id, false)}
            >
              谢绝
            </Button>
            <Button
              look="primary"
              loading={actions.isBusy}
              onClick={() => void actions.answer(invitation.company_id, true)}
            >
              接受
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function CompanyBoard({ own }: { own: OwnCompany }) {
  const actions = useCompanyActions();
  return (
    <>
      <Invitations own={own} actions={actions} />
      {own.company ? (
        <OwnBoard company={own.company} actions={actions} />
      ) : (
        <section aria-labelledby="found-company">
          <h2 id="found-company" className="text-16">
            建立企业或团队
          </h2>
          <p className="mb-4 text-ink-2">你是它的所有者，可以邀请成员。一个人只能属于一个。</p>
          <CompanyForm company={null} />
        </section>
      )}
    </>
  );
}
