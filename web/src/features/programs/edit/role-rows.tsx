import { programLimits } from '@zaojie/contract/programs/program-limits';
import {
  programDisciplineNames,
  programDisciplines,
  programPayNames,
  programPays,
} from '@zaojie/contract/programs/program-words';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { blankRole, type RoleDraft } from './project-draft.ts';
import { moved, nextKey } from './rows.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const DISCIPLINES = programDisciplineNames.map((value) => ({ value, label: programDisciplines[value] }));
const PAYS = programPayNames.map((value) => ({ value, label: programPays[value] }));
const PAY_HINTS = { paid: '例如：¥6,000–9,000', share: '例如：8%', free: '可以说说为什么' } as const;

export const roleName = ({ name, discipline }: RoleDraft) => name.trim() || programDisciplines[discipline];

type RoleRowProps = {
  role: RoleDraft;
  place: number;
  count: number;
  onChange: (part: Partial<RoleDraft>) => void;
  onMove: (step: number) => void;
  onRemove: () => void;
};

function RoleRow({ role, place, count, onChange, onMove, onRemove }: RoleRowProps) {
  const name = roleName(role);
  return (
    <li className="rounded-control border border-line px-4 pt-3 pb-4">
      <div className="mb-2 flex items-center gap-1">
        <h3 className="mr-auto min-w-0 truncate text-14">
          {name}
          {role.filled > 0 ? (
            <span className="ml-2 text-13 font-normal text-ink-3">已有 {role.filled} 人加入</span>
          ) : null}
        </h3>
        <IconButton size="small" label={`上移 ${name}`} disabled={place === 0} onClick={() => onMove(-1)}>
          <ArrowUp {...icon} />
        </IconButton>
        <IconButton
          size="small"
          label={`下移 ${name}`}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        >
          <ArrowDown {...icon} />
        </IconButton>
        <IconButton size="small" label={`去掉职位 ${name}`} onClick={onRemove}>
          <X {...icon} />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <Select
          label="方向"
          value={role.discipline}
          options={DISCIPLINES}
          onChange={(event) =>
            onChange({
              discipline: programDisciplineNames.find((each) => each === event.target.value) ?? 'other',
            })
          }
        />
        <TextInput
          label="叫什么（选填）"
          placeholder={programDisciplines[role.discipline]}
          maxLength={programLimits.roleNameMax}
          value={role.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <Textarea
          label="要求"
          rows={2}
          placeholder="会什么、每周多少时间、做到什么时候"
          maxLength={programLimits.requirementsMax}
          length={role.requirements.length}
          value={role.requirements}
          onChange={(event) => onChange({ requirements: event.target.value })}
          className="col-span-full"
        />
        <div>
          <p aria-hidden="true" className="mb-1.5 text-13 leading-ui text-ink-2">
            报酬
          </p>
          <Segmented
            label={`${name}的报酬`}
            name={`pay-${role.key}`}
            value={role.pay}
            options={PAYS}
            onChange={(pay) => onChange({ pay: programPayNames.find((each) => each === pay) ?? 'free' })}
          />
        </div>
        <div>
          <p aria-hidden="true" className="mb-1.5 text-13 leading-ui text-ink-2">
            名额
          </p>
          <Stepper
            label={`${name}的名额`}
            unit="人"
            value={role.places}
            min={Math.max(1, role.filled)}
            max={programLimits.placesMax}
            onChange={(places) => onChange({ places })}
            className="max-w-44"
          />
        </div>
        <TextInput
          label="报酬说明（选填）"
          placeholder={PAY_HINTS[role.pay]}
          maxLength={programLimits.payWordsMax}
          value={role.payWords}
          onChange={(event) => onChange({ payWords: event.target.value })}
          className="col-span-full"
        />
      </div>
    </li>
  );
}

type RoleRowsProps = {
  roles: readonly RoleDraft[];
  error?: string | undefined;
  onChange: (roles: readonly RoleDraft[]) => void;
};

/** Whom the project looks for. */
export function RoleRows({ roles, error, onChange }: RoleRowsProps) {
  async function remove(role: RoleDraft) {
    const isSure =
      role.waiting === 0 ||
      (await dialog.confirm({
        title: `去掉${roleName(role)}`,
        message: `还有 ${role.waiting} 份申请等着答复，保存后会一并婉拒。`,
        confirmText: '去掉',
        danger: true,
      }));
    if (isSure) onChange(roles.filter(({ key }) => key !== role.key));
  }

  return (
    <div data-field="roles" tabIndex={-1} className="outline-none">
      <ul aria-label="职位" className="grid grid-cols-1 gap-3">
        {roles.map((role, place) => (
          <RoleRow
            key={role.key}
            role={role}
            place={place}
            count={roles.length}
            onChange={(part) =>
              onChange(roles.map((each) => (each.key === role.key ? { ...each, ...part } : each)))
            }
            onMove={(step) => onChange(moved(roles, place, step))}
            onRemove={() => void remove(role)}
          />
        ))}
      </ul>
      {error ? (
        <p role="alert" className="mt-2 text-13 text-danger">
          {error}
        </p>
      ) : null}
      {roles.length < programLimits.rolesMax ? (
        <Button
          className="mt-3"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onChange([...roles, blankRole(nextKey())])}
        >
          添加职位
        </Button>
      ) : null}
    </div>
  );
}
