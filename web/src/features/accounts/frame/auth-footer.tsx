import { useSite } from '../../../api/site.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LegalLink } from '../../legal/legal-link.tsx';

export function AuthFooter({ className }: { className?: string }) {
  const site = useSite();
  return (
    <footer
      className={classNames(
        'flex flex-wrap justify-center gap-x-5 gap-y-1 px-4 pt-2 pb-6 text-12 text-ink-3 md:px-12 md:pt-3 md:pb-5',
        className,
      )}
    >
      <span>{site?.footer.copyright}</span>
      <LegalLink name="terms" quiet>
        用户协议
      </LegalLink>
      <LegalLink name="privacy" quiet>
        隐私政策
      </LegalLink>
    </footer>
  );
}
