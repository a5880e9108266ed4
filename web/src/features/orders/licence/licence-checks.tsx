import type { Licence } from '@zaojie/contract/orders/licence.schemas';
import { Link2, Printer, ShieldAlert, ShieldCheck } from 'lucide-react';
import { copyText } from '../../../hooks/copy-text.ts';
import { formatMoment } from '../../../text/dates.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LicenceFileCheck } from './file-check.tsx';

function Standing({ licence, checkedAt }: { licence: Licence; checkedAt: number }) {
  const isRevoked = licence.revoked_at !== null;
  const Icon = isRevoked ? ShieldAlert : ShieldCheck;
  return (
    <section className="flex items-start gap-3">
      <Icon
        size={26}
        strokeWidth={1.75}
        aria-hidden="true"
        className={isRevoked ? 'shrink-0 text-danger' : 'shrink-0 text-success'}
      />
      <div>
        <h2 className={isRevoked ? 'text-16 text-danger' : 'text-16'}>
          {isRevoked ? '凭证已撤销' : '凭证有效'}
        </h2>
        <p className="mt-0.5 text-13 leading-5 text-ink-2">
          {formatMoment(checkedAt)} 查验
          {isRevoked ? '，不能再按它使用作品。' : '，内容和开具时一致，没有被撤销。'}
        </p>
      </div>
    </section>
  );
}

type LicenceChecksProps = { licence: Licence; checkedAt: number; address: string };

/** Beside the sheet: whether it holds, whether a file is meant, and how to take it along. */
export function LicenceChecks({ licence, checkedAt, address }: LicenceChecksProps) {
  async function copy() {
    if (await copyText(address)) toast.success('验真链接已复制');
    else toast.error('无法复制链接，请手动复制');
  }
  return (
    <aside className="sticky top-[calc(var(--bar-h)+24px)] grid gap-6 self-start max-xl:static print:hidden [&>section+section]:border-t [&>section+section]:border-line [&>section+section]:pt-5.5">
      <Standing licence={licence} checkedAt={checkedAt} />
      {licence.files.length === 0 ? null : (
        <section>
          <h2 className="mb-2.5 text-16">手上的文件是不是这一份</h2>
          <LicenceFileCheck licence={licence} />
        </section>
      )}
      <section className="grid gap-2">
        <Button
          look="primary"
          block
          icon={<Printer size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          打印或存为 PDF
        </Button>
        <Button
          block
          icon={<Link2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          复制验真链接
        </Button>
        <p className="text-13 text-ink-3">链接谁都能打开，不显示成交价和联系方式。</p>
      </section>
    </aside>
  );
}
