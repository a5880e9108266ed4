import type { Licence } from '@zaojie/contract/orders/licence.schemas';
import { FileCheck, FileQuestion, FileX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFileDrop } from '../../../hooks/use-file-drop.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { compareFile, type FileVerdict } from './file-hash.ts';

type Checked = { name: string; verdict: FileVerdict | null };

function Verdict({ name, verdict, isRevoked }: Checked & { isRevoked: boolean }) {
  if (verdict === null) {
    return (
      <p className="flex items-center gap-2 text-ink-2">
        <Spinner /> 正在比对 {name}
      </p>
    );
  }
  if (verdict.kind === 'same' && isRevoked) {
    return (
      <p className="flex gap-2 text-danger">
        <FileX size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span>
          <b className="block font-semibold">是这一份，但授权已撤销</b>
          {name} 与 {verdict.file.name} 逐字节相同，不能再按这份凭证使用
        </span>
      </p>
    );
  }
  if (verdict.kind === 'same') {
    return (
      <p className="flex gap-2 text-success">
        <FileCheck size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span>
          <b className="block font-semibold">是这一份</b>
          {name} 与 {verdict.file.name} 逐字节相同
        </span>
      </p>
    );
  }
  if (verdict.kind === 'other') {
    return (
      <p className="flex gap-2 text-danger">
        <FileX size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span>
          <b className="block font-semibold">不是这一份</b>
          {name} 和凭证里的文件不一样，哪怕只改过一个像素
        </span>
      </p>
    );
  }
  return (
    <p className="text-ink-2">
      {verdict.kind === 'unable'
        ? '这个浏览器在这里算不了哈希，换成 https 地址打开再试。'
        : `没有读到 ${name}，再选一次试试。`}
    </p>
  );
}

/** Compares a file with those of the licence. The file stays on the device. */
export function LicenceFileCheck({ licence }: { licence: Licence }) {
  const { files, revoked_at: revokedAt } = licence;
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<Checked | null>(null);

  function check([file]: File[]) {
    if (file === undefined) return;
    const { name } = file;
    setChecked({ name, verdict: null });
    void compareFile(file, files).then((verdict) =>
      // Another file may have been dropped meanwhile.
      setChecked((now) => (now?.name === name ? { name, verdict } : now)),
    );
  }
  const isOver = useFileDrop(area, check);

  return (
    <div ref={area}>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={classNames(
          'flex w-full flex-col items-center gap-1.5 rounded-control border border-dashed px-4 py-5 text-13 leading-ui transition-colors hover:border-brand',
          isOver ? 'border-brand bg-brand-tint' : 'border-line-2',
        )}
      >
        <FileQuestion size={20} strokeWidth={1.75} aria-hidden="true" className="text-ink-2" />
        <span className="text-ink">拖进来，或者点这里选文件</span>
        <span className="text-ink-3">只在你的浏览器里算，不上传</span>
      </button>
      <FileInput ref={input} label="选择要比对的文件" accept="" onFiles={check} />
      <div aria-live="polite" className="mt-3 text-13 leading-5 break-all empty:hidden">
        {checked === null ? null : <Verdict {...checked} isRevoked={revokedAt !== null} />}
      </div>
    </div>
  );
}
