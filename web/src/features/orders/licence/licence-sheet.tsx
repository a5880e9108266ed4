import type { Licence } from '@zaojie/contract/orders/licence.schemas';
import { formatFullTime } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { QrPlate } from '../../../ui/media/qr-plate.tsx';
import { Seal } from '../../../ui/theme/logo.tsx';
import { groupedHash } from './file-hash.ts';
import { CLIENT_UNNAMED, CREATOR_UNNAMED, licenceFacts, revokedWords } from './licence-words.ts';

function Facts({ licence }: { licence: Licence }) {
  return (
    <dl className="mt-6 grid grid-cols-3 border-t border-line max-md:grid-cols-2">
      {licenceFacts(licence).map(({ label, value }) => (
        <div key={label} className="border-b border-line py-2.5 pr-3">
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="text-15 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Files({ files }: { files: Licence['files'] }) {
  return (
    <dl className="mt-5 grid gap-3">
      {files.map((file) => (
        <div key={`${file.name}-${file.sha256}`} className="min-w-0">
          <dt className="text-12 break-all text-ink-3">文件 {file.name} 的 SHA-256</dt>
          <dd className="font-mono text-12 leading-5 break-all">{groupedHash(file.sha256)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Foot({ licence, address }: { licence: Licence; address: string }) {
  return (
    <footer className="mt-7 grid grid-cols-[120px_minmax(0,1fr)_auto] items-end gap-6 max-md:grid-cols-[96px_minmax(0,1fr)] max-md:gap-4">
      <QrPlate address={address} label="这份凭证的地址" centre={<span />} className="p-2.25" />
      <dl>
        <dt className="text-12 text-ink-3">开具</dt>
        <dd className="text-14">{formatFullTime(licence.issued_at)}，订单完成时</dd>
        <dd className="mt-1 text-12 break-all text-ink-3">{address}</dd>
      </dl>
      <p className="text-right text-12 leading-[1.6] text-ink-3 max-md:col-span-2 max-md:flex max-md:items-center max-md:gap-3 max-md:text-left">
        {licence.revoked_at === null ? <Seal size={64} className="mb-2 ml-auto max-md:m-0" /> : null}
        <span>
          {licence.revoked_at === null ? '造界平台见证' : '造界平台裁决撤销'}
          <br />
          非版权登记证书
        </span>
      </p>
    </footer>
  );
}

/** Drawn in lines, which paper shows as well: browsers print no backgrounds. */
function RevokedStamp() {
  return (
    <span className="ml-4 inline-block -rotate-6 rounded-sm border-2 border-danger px-2.5 py-0.5 align-middle text-22 leading-title tracking-[.18em] text-danger max-md:text-16">
      已撤销
    </span>
  );
}

/** The licence as a sheet of paper: on screen in its frame, printed on one page. */
export function LicenceSheet({ licence, address }: { licence: Licence; address: string }) {
  const revoked = revokedWords(licence);
  const isRevoked = revoked !== null;
  return (
    <article className="relative rounded-sm border border-line-2 bg-surface p-3 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:p-2 print:border-0 print:p-0">
      <div className="border border-line-2 px-14 pt-12 pb-11 outline-1 outline-offset-[-5px] outline-line max-md:px-5 max-md:pt-7 max-md:pb-6 print:px-10 print:py-9">
        <h1 className="font-display text-36 leading-title font-semibold tracking-[.18em] max-md:text-28">
          授权凭证
          {isRevoked ? <RevokedStamp /> : null}
        </h1>
        <p className="mt-1.5 text-13 text-ink-3">证号 {licence.code}</p>
        {isRevoked ? (
          <p className="mt-4 rounded-control border border-danger bg-danger-tint px-4 py-2.5 text-14 leading-text break-words text-danger">
            {revoked}
          </p>
        ) : null}
        <p
          className={classNames(
            'mt-4.5 text-16 leading-[1.9] break-words text-ink-2',
            isRevoked && 'opacity-70',
          )}
        >
          <b className="font-semibold text-ink">{licence.creator_name ?? CREATOR_UNNAMED}</b> 是作品{' '}
          <b className="font-semibold text-ink">{licence.title}</b> 的作者，
          <br />
          {isRevoked ? '曾' : '现'}将下列权利授予{' '}
          <b className="font-semibold text-ink">{licence.client_name ?? CLIENT_UNNAMED}</b>。
        </p>
        <p
          className={classNames(
            'mt-3 max-w-[42em] text-15 leading-text break-words',
            isRevoked && 'text-ink-3 line-through',
          )}
        >
          {licence.scope}
        </p>
        <Facts licence={licence} />
        <Files files={licence.files} />
        <Foot licence={licence} address={address} />
      </div>
    </article>
  );
}
