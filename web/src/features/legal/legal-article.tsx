import { latestOf, legalNames, legalVersions, type LegalKind } from '@zaojie/contract/legal/legal-versions';
import { Link, useSearchParams } from 'react-router';
import { legalTexts } from './legal-texts.ts';

/** 2026 年 11 月 17 日: a day of the calendar, the same wherever it is read. */
function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
}

function OtherVersions({ kind, shown }: { kind: LegalKind; shown: number }) {
  const latest = latestOf(kind).version;
  const others = legalVersions[kind].filter(({ version }) => version !== shown);
  if (others.length === 0) return null;
  return (
    <nav aria-label="其他版本" className="mt-10 border-t border-line pt-5 text-ink-2">
      <h2 className="text-16">其他版本</h2>
      <ul className="mt-2 grid gap-1.5">
        {others.map(({ version, from, changes }) => (
          <li key={version}>
            <Link
              to={version === latest ? '?' : `?version=${version}`}
              className="text-brand-ink hover:underline"
            >
              第 {version} 版
            </Link>
            <span className="ml-2 text-ink-3">
              {dayText(from)}起 · {changes}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One of the texts that people agree to, whole; earlier versions by `?version=`. */
export function LegalArticle({ kind }: { kind: LegalKind }) {
  const asked = Number(useSearchParams()[0].get('version'));
  const latest = latestOf(kind);
  const shown = legalVersions[kind].find(({ version }) => version === asked) ?? latest;
  const sections = legalTexts[kind][shown.version] ?? [];
  return (
    <article className="mx-auto max-w-180 pb-8">
      <h1 className="text-28 max-md:text-22">{legalNames[kind]}</h1>
      <p className="mt-2 text-ink-3">
        第 {shown.version} 版，{dayText(shown.from)}起{shown === latest ? '施行' : '施行，已有更新的版本'}
        。写得短，是为了真的有人读完。
      </p>
      <ol className="mt-8 grid gap-8">
        {sections.map(({ heading, text }, index) => (
          <li key={heading}>
            <h2 className="text-18">
              {index + 1}. {heading}
            </h2>
            <p className="mt-2 text-16 leading-[1.75] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <OtherVersions kind={kind} shown={shown.version} />
    </article>
  );
}
