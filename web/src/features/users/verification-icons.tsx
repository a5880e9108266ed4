import { BadgeCheck, Brush, Building2, type LucideIcon } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Tooltip } from '../../ui/menu/tooltip.tsx';

function Mark({ words, Icon, colour }: { words: string; Icon: LucideIcon; colour: string }) {
  return (
    <Tooltip<HTMLSpanElement> text={words}>
      {(trigger) => (
        <span {...trigger} className={classNames('shrink-0', colour)}>
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{words}</span>
        </span>
      )}
    </Tooltip>
  );
}

type VerificationIconsProps = { isPersonal: boolean; isCreator?: boolean; isBusiness: boolean };

/** Who has shown who they are: a person by name, a creator by works, a studio by its papers. */
export function VerificationIcons({ isPersonal, isCreator = false, isBusiness }: VerificationIconsProps) {
  return (
    <>
      {isPersonal ? <Mark words="个人认证" Icon={BadgeCheck} colour="text-brand-ink" /> : null}
      {isCreator ? <Mark words="创作者认证" Icon={Brush} colour="text-brand-ink" /> : null}
      {isBusiness ? <Mark words="企业认证" Icon={Building2} colour="text-ochre-ink" /> : null}
    </>
  );
}
