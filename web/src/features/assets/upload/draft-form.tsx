import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FileName } from '../../../ui/text/file-name.tsx';
import type { PieceItem } from '../../uploads/pieces/piece-queue.ts';
import { AssetFields } from '../asset-fields.tsx';
import { PreviewField } from '../preview-field.tsx';
import { missingOf, type AssetDraft } from './asset-drafts.ts';
import { Thumb } from './upload-row.tsx';
import { faultsOf } from './use-send-asset.ts';

type DraftFormProps = {
  item: PieceItem;
  place: { index: number; count: number };
  draft: AssetDraft;
  isShared: boolean;
  sending: 'publish' | 'keep' | null;
  onChange: (change: Partial<AssetDraft>) => void;
  onShare: (isShared: boolean) => void;
  onSend: (publish: boolean) => void;
  onNext: () => void;
};

const hints: Record<AssetDraft['type'], string> = {
  image: '图片会自动生成预览，也可以自己选',
  audio: '音频显示波形，不选也可以',
  video: '截了一帧作封面，可以换',
  model: '选一张渲染图，列表里好认',
  file: '选一张图，列表里好认',
};

/** What is said of one file. It can be filled in while the file is on its way. */
export function DraftForm(props: DraftFormProps) {
  const { item, place, draft, sending, onChange } = props;
  const missing = missingOf(draft, item.status === 'done');
  const faults = item.file === null ? new Map<string, string>() : faultsOf(draft, item.file);
  const blocked = missing ?? [...faults.values()][0] ?? null;
  const others = place.count - 1;
  return (
    <section
      aria-label={`${item.name} 的信息`}
      className="rounded-card border border-line bg-surface p-6 max-md:p-4"
    >
      <header className="mb-5 flex items-center gap-3.5 border-b border-line pb-4">
        <Thumb draft={draft} />
        <div className="min-w-0">
          <FileName name={item.name} className="font-semibold" />
          <p className="text-13 text-ink-3">
            第 {place.index + 1} 个，共 {place.count} 个
          </p>
        </div>
      </header>
      <div className="grid grid-cols-1 gap-5">
        <AssetFields
          value={draft}
          onChange={(change) =>
            onChange({ ...change, ...(change.type !== undefined && { isTypeChosen: true }) })
          }
          errorOf={(field) => (field === 'title' && missing !== '请填写标题' ? undefined : faults.get(field))}
          typeHint="按文件识别，不对可以改"
        />
        <PreviewField
          picture={draft.preview}
          hint={hints[draft.type]}
          onChange={(preview) => onChange({ preview })}
        />
        {others > 0 ? (
          <Checkbox checked={props.isShared} onChange={(event) => props.onShare(event.target.checked)}>
            授权和标签套用到其余 {others} 个
          </Checkbox>
        ) : null}
        <div className="flex flex-wrap gap-2.5">
          <Button
            look="primary"
            className="flex-1"
            loading={sending === 'publish'}
            {...(blocked !== null && { disabledReason: blocked })}
            onClick={() => props.onSend(true)}
          >
            发布这 1 件
          </Button>
          <Button
            loading={sending === 'keep'}
            {...(blocked !== null && { disabledReason: blocked })}
            onClick={() => props.onSend(false)}
          >
            存草稿
          </Button>
          {others > 0 ? (
            <Button look="quiet" onClick={props.onNext}>
              下一个
            </Button>
          ) : null}
        </div>
        <p aria-live="polite" className="-mt-2 text-center text-12 text-ink-3">
          {blocked ?? (others > 0 ? '传完的可以先发布，其余继续传' : '发布后所有人都能看到和下载')}
        </p>
      </div>
    </section>
  );
}
