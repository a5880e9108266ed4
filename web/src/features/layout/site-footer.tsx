import { Link } from 'react-router';
import { useSite } from '../../api/site.ts';
import { classNames } from '../../ui/class-names.ts';

const LINE = 'max-md:py-1.5';
const LINKS = [
  { to: '/terms', text: '用户协议' },
  { to: '/privacy', text: '隐私政策' },
  { to: '/help', text: '帮助与反馈' },
] as const;

export function SiteFooter({ className }: { className?: string }) {
  const footer = useSite()?.footer;
  return (
    <footer
      className={classNames(
        'mx-auto flex min-h-16 w-full max-w-content flex-wrap gap-x-6 gap-y-1 border-t border-line pt-5 pb-7 text-12 text-ink-3 max-md:flex-col max-md:gap-0',
        className,
      )}
    >
      <span className={LINE}>{footer?.copyright}</span>
      {footer?.filings.map(({ text, href }) => (
        <a
          key={text}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className={`hover:text-brand-ink ${LINE}`}
        >
          {text}
        </a>
      ))}
      <nav aria-label="协议与帮助" className={`flex gap-x-6 ${LINE}`}>
        {LINKS.map(({ to, text }) => (
          <Link key={to} to={to} className="hover:text-brand-ink">
            {text}
          </Link>
        ))}
      </nav>
      {footer?.contact_email ? (
        <span className={LINE}>
          联系我们：
          <a href={`mailto:${footer.contact_email}`} className="hover:text-brand-ink">
            {footer.contact_email}
          </a>
        </span>
      ) : null}
    </footer>
  );
}
