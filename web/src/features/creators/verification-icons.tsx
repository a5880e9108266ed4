import { BadgeCheck, Building2 } from 'lucide-react';
import { Tooltip } from '../../ui/menu/tooltip.tsx';

type VerificationIconsProps = { isPersonal: boolean; isBusiness: boolean };

/** Who has shown who they are: a person by name, a studio by its papers. */
export function VerificationIcons({ isPersonal, isBusiness }: VerificationIconsProps) {
  return (
    <>
      {isPersonal ? (
        <Tooltip<HTMLSpanElement> text="个人认证">
          {(trigger) => (
            <span {...trigger} role="img" aria-label="个人认证" className="shrink-0 text-brand-ink">
              <BadgeCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            </span>
          )}
        </Tooltip>
      ) : null}
      {isBusiness ? (
        <Tooltip<HTMLSpanElement> text="企业认证">
          {(trigger) => (
            <span {...trigger} role="img" aria-label="企业认证" className="shrink-0 text-ochre-ink">
              <Building2 size={16} strokeWidth={1.75} aria-hidden="true" />
            </span>
          )}
        </Tooltip>
      ) : null}
    </>
  );
}
