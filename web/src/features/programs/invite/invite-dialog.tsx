import { useQueryClient } from '@tanstack/react-query';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { inviteToRole } from '@zaojie/contract/programs/program-people.endpoints';
import { countCharacters } from '@zaojie/contract/text-rules';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { programKeys } from '../program-queries.ts';
import { PersonSearch, type FoundPerson } from '../../users/person-search.tsx';

type Offered = { id: number; name: string; project?: { title: string } | undefined };

type InviteDialogProps = {
  /** Those with places left; of a team, each with its project. */
  roles: readonly Offered[];
  /** Whom, where that is known already. */
  person?: FoundPerson | undefined;
  onClose: () => void;
};

const nameOf = ({ name, project }: Offered) => (project === undefined ? name : `${project.title}，${name}`);

/** Asks somebody to take a role. They have two weeks to answer. */
export function InviteDialog({ roles, person: given, onClose }: InviteDialogProps) {
  const client = useQueryClient();
  const [person, setPerson] = useState<FoundPerson | null>(given ?? null);
  const [roleId, setRoleId] = useState(String(roles[0]?.id ?? ''));
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);

  const send = useOneAtATime(async (to: FoundPerson) => {
    setSending(true);
    try {
      const body = { role_id: Number(roleId), user_id: to.id, message: message.trim() };
      await call(inviteToRole, { body });
      toast.success(`已邀请${to.nickname}，对方会收到通知`);
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '邀请没有送到，请重试'));
      setSending(false);
    } finally {
      void client.invalidateQueries({ queryKey: programKeys.all });
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (person !== null && roleId !== '') void send(person);
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="邀请加入"
      description={`对方接受后成为成员，${programLimits.invitationDays} 天内有效。`}
      dismissible={!isSending}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <PersonSearch
          label="邀请谁"
          person={person}
          disabled={isSending}
          error={isTried && person === null ? '请选择要邀请的人' : undefined}
          onChange={setPerson}
        />
        <Select
          label="来做什么"
          value={roleId}
          disabled={isSending}
          options={roles.map((role) => ({ value: String(role.id), label: nameOf(role) }))}
          onChange={(event) => setRoleId(event.target.value)}
        />
        <Textarea
          label="说一句（选填）"
          rows={3}
          maxLength={programLimits.messageMax}
          length={countCharacters(message)}
          placeholder="为什么想到对方"
          value={message}
          disabled={isSending}
          onChange={(event) => setMessage(event.target.value)}
        />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            发出邀请
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
