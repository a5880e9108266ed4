import { contestLimits } from '@zaojie/contract/contests/contest-limits';
import type { ContestDetail, Team } from '@zaojie/contract/contests/contest.schemas';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../api/session.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import type { TeamMoves } from './use-team-moves.ts';

type TeamProps = { contest: ContestDetail; team: Team; moves: TeamMoves };
type Member = Team['members'][number];

function MemberLine({ member, team, moves }: { member: Member; team: Team; moves: TeamMoves }) {
  const ownId = useSession()?.user.id;
  const { user, is_captain: isCaptain, joined_at: joinedAt } = member;
  const isWaiting = joinedAt === null;

  async function remove() {
    const isSure =
      isWaiting ||
      (await dialog.confirm({
        title: `把${user.nickname}移出队伍`,
        message: '对方会收到通知。截止前还可以再邀请。',
        confirmText: '移出',
        danger: true,
      }));
    if (!isSure) return;
    const refusal = await moves.remove(team.id, user.id, isWaiting ? '邀请已撤回' : '已移出队伍');
    if (refusal !== null) toast.error(refusal);
  }

  return (
    <li className="flex items-center gap-3 border-line py-3 not-first:border-t">
      <Avatar name={user.nickname} src={user.avatar} size={36} />
      <Link to={`/user/${user.id}`} className="min-w-0 truncate hover:text-brand-ink">
        {user.nickname}
      </Link>
      {isCaptain ? <StatusLabel>队长</StatusLabel> : null}
      {isWaiting ? <StatusLabel tone="warning">等答复</StatusLabel> : null}
      {user.id === ownId ? <span className="text-13 text-ink-3">你</span> : null}
      {team.can.remove && !isCaptain ? (
        <TextButton
          aria-label={`${isWaiting ? '撤回邀请' : '移出'} ${user.nickname}`}
          disabled={moves.busy !== null}
          onClick={() => void remove()}
          className="ml-auto"
        >
          {isWaiting ? '撤回' : '移出'}
        </TextButton>
      ) : null}
    </li>
  );
}

function InviteForm({ team, moves }: { team: Team; moves: TeamMoves }) {
  const [who, setWho] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (who.trim() === '') {
      setRefusal('请输入用户名或昵称');
      return;
    }
    const said = await moves.invite(team.id, who.trim());
    setRefusal(said);
    if (said === null) setWho('');
  }

  return (
    <form noValidate aria-label="邀请队友" onSubmit={(event) => void submit(event)} className="mt-4">
      <TextInput
        label="邀请队友"
        placeholder="用户名或昵称"
        maxLength={60}
        autoComplete="off"
        value={who}
        error={refusal ?? undefined}
        onChange={(event) => {
          setWho(event.target.value);
          setRefusal(null);
        }}
        beside={
          <Button type="submit" size="field" loading={moves.busy === 'invite'}>
            邀请
          </Button>
        }
        className="max-w-120"
      />
    </form>
  );
}

function RenameForm({ team, moves }: { team: Team; moves: TeamMoves }) {
  const [name, setName] = useState(team.name);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isSame = name.trim() === team.name;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSame) setRefusal(name.trim() === '' ? '请填写队伍名称' : await moves.rename(team.id, name.trim()));
  }

  return (
    <form noValidate aria-label="队伍名称" onSubmit={(event) => void submit(event)} className="mb-2">
      <TextInput
        label="队伍名称"
        maxLength={contestLimits.teamNameMax}
        value={name}
        error={refusal ?? undefined}
        onChange={(event) => {
          setName(event.target.value);
          setRefusal(null);
        }}
        beside={
          isSame ? undefined : (
            <Button type="submit" size="field" loading={moves.busy === 'rename'}>
              保存
            </Button>
          )
        }
        className="max-w-120"
      />
    </form>
  );
}

/** Who one takes part with. */
export function TeamPanel({ contest, team, moves }: TeamProps) {
  const isAlone = team.members.filter(({ joined_at: at }) => at !== null).length === 1;

  async function leave() {
    const isSure = await dialog.confirm({
      title: isAlone ? '取消报名' : `退出“${team.shown_name}”`,
      message: isAlone
        ? '报名截止前可以再报。没有提交的草稿也会删掉。'
        : '队伍和作品留给其他人。截止前要回来，得由队长再邀请。',
      confirmText: isAlone ? '取消报名' : '退出',
      cancelText: '先不',
      danger: true,
    });
    if (!isSure) return;
    const refusal = await moves.leave(team.id, isAlone ? '已取消报名' : '已退出队伍');
    if (refusal !== null) toast.error(refusal);
  }

  return (
    <>
      {contest.team_max > 1 && team.can.rename ? (
        <RenameForm key={team.name} team={team} moves={moves} />
      ) : null}
      <ul aria-label="队员">
        {team.members.map((member) => (
          <MemberLine key={member.user.id} member={member} team={team} moves={moves} />
        ))}
      </ul>
      {team.can.invite && contest.team_max > 1 ? <InviteForm team={team} moves={moves} /> : null}
      {team.can.leave ? (
        <p className="mt-5 border-t border-line pt-4">
          <TextButton disabled={moves.busy !== null} onClick={() => void leave()} className="text-danger!">
            {isAlone ? '取消报名' : '退出队伍'}
          </TextButton>
        </p>
      ) : null}
    </>
  );
}
