import { ButtonLink } from '../../ui/form/button.tsx';
import { commissionTerms } from './commission-terms.ts';

/** What both sides agree to before they deal with each other. */
export function CommissionTermsPage() {
  return (
    <article className="mx-auto max-w-180 pb-8">
      <h1 className="text-28 max-md:text-22">约稿条款</h1>
      <p className="mt-2 text-ink-3">应征和接受应征之前，双方同意下面这些。写得短，是为了真的有人读完。</p>
      <ol className="mt-8 grid gap-8">
        {commissionTerms.map(({ title, lines }, index) => (
          <li key={title}>
            <h2 className="text-18">
              {index + 1}. {title}
            </h2>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-16 leading-[1.75] text-ink-2 marker:text-ink-4">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <ButtonLink to="/commission" look="primary" className="mt-10">
        去约稿广场
      </ButtonLink>
    </article>
  );
}
