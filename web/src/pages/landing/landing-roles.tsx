import { Check } from 'lucide-react';
import { useSite } from '../../api/site.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Role } from './landing-story.ts';

type RolesProps = { role: Role; onChoose: (role: Role) => void };

/** The two roles; the page below tells the story of the chosen one. */
export function LandingRoles({ role, onChoose }: RolesProps) {
  const claims = useSite()?.claims;
  const quick =
    claims && claims.answers > 0 && claims.minutes > 0
      ? `${claims.minutes} 分钟内，${claims.answers} 位创作者响应`
      : '写清需求，选一位创作者';
  const roles = [
    { value: 'client', title: '我要约稿', line: quick },
    { value: 'creator', title: '我是创作者', line: '展示作品，安心接单收款' },
  ] as const;
  return (
    <fieldset aria-label="你是哪一边" className="grid min-w-0 max-w-125 grid-cols-2 gap-3 max-lg:grid-cols-1">
      {roles.map(({ value, ...words }) => (
        <RoleButton key={value} {...words} chosen={value === role} onChoose={() => onChoose(value)} />
      ))}
    </fieldset>
  );
}

type RoleButtonProps = { title: string; line: string; chosen: boolean; onChoose: () => void };

function RoleButton({ title, line, chosen, onChoose }: RoleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classNames(
        'block rounded-card border px-5 pt-4.5 pb-4 text-left transition-colors',
        chosen
          ? 'border-brand bg-brand text-on-brand hover:bg-brand-hover'
          : 'border-line-2 bg-surface hover:border-brand',
      )}
    >
      <span className="flex items-center justify-between text-18 font-semibold">
        {title}
        <Check
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className={classNames('transition-opacity', !chosen && 'opacity-0')}
        />
      </span>
      <span
        className={classNames('mt-1 block text-13 leading-relaxed', chosen ? 'text-on-brand' : 'text-ink-3')}
      >
        {line}
      </span>
    </button>
  );
}

/** The same choice in a line, where the story is read. */
export function RoleSwitch({ role, onChoose }: RolesProps) {
  const words = { client: '需求方', creator: '创作者' };
  return (
    <fieldset aria-label="讲给谁听" className="flex min-w-0 rounded-control border border-line-2 p-0.75">
      {(['client', 'creator'] as const).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === role}
          onClick={() => onChoose(value)}
          className="h-8.5 rounded-sm px-4 text-14 text-ink-2 transition-colors hover:text-ink aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand-ink max-md:h-10 max-md:flex-1"
        >
          {words[value]}
        </button>
      ))}
    </fieldset>
  );
}
