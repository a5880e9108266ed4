import { classNames } from '../../ui/class-names.ts';
import { contactEmail } from './contact.ts';

const FILINGS = [
  { text: '沪ICP备2026000000号-1', href: 'https://beian.miit.gov.cn' },
  { text: '沪公网安备31010000000000号', href: 'https://beian.mps.gov.cn' },
];

export function SiteFooter({ className }: { className?: string }) {
  return (
    <footer
      className={classNames(
        'mx-auto flex w-full max-w-content flex-wrap gap-x-6 gap-y-1 border-t border-line pt-5 pb-7 text-12 text-ink-3 max-md:flex-col max-md:gap-0',
        className,
      )}
    >
      <span className="max-md:py-1.5">© 2026 造界</span>
      {FILINGS.map(({ text, href }) => (
        <a
          key={href}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="hover:text-brand-ink max-md:py-1.5"
        >
          {text}
        </a>
      ))}
      <span className="max-md:py-1.5">
        联系我们：
        <a href={`mailto:${contactEmail}`} className="hover:text-brand-ink">
          {contactEmail}
        </a>
      </span>
    </footer>
  );
}
