import { contestLimits } from '@zaojie/contract/contests/contest-limits';
import { CircleAlert, Package, X } from 'lucide-react';
import { formatSize } from '../../../text/numbers.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ImageUploader } from '../../uploads/image-uploader.tsx';
import { FileLine } from '../../uploads/pieces/piece-row.tsx';
import { PieceUploads } from '../../uploads/pieces/piece-uploads.tsx';
import type { EntryFormState } from './use-entry-form.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const STACK = 'grid grid-cols-1 gap-5';

function Work({ form }: { form: EntryFormState }) {
  const { keptFile } = form;
  return (
    <Panel title="作品本身" about="链接和文件至少一样，也可以只有图">
      <div className={STACK}>
        <TextInput
          label="作品链接"
          name="link"
          inputMode="url"
          placeholder="https://"
          maxLength={contestLimits.linkMax}
          value={form.words.link}
          error={form.errorOf('link')}
          onChange={(event) => form.set({ link: event.target.value })}
        />
        {keptFile === null ? (
          <PieceUploads upload={form.upload} purpose="contest" label="文件" />
        ) : (
          <section aria-label="文件">
            <p className="mb-1.5 text-13 leading-ui text-ink-2">文件</p>
            <ul>
              <FileLine
                name={keptFile.name}
                icon={<Package {...icon} />}
                actions={
                  <IconButton size="small" label={`换掉 ${keptFile.name}`} onClick={form.dropFile}>
                    <X {...icon} />
                  </IconButton>
                }
              >
                <p className="text-12 leading-ui">{formatSize(keptFile.size)}，已上传</p>
              </FileLine>
            </ul>
          </section>
        )}
        <section aria-label="截图">
          <p className="mb-1.5 text-13 leading-ui text-ink-2">
            截图
            <span className="ml-2 text-12 text-ink-3">
              最多 {contestLimits.screenshotsMax} 张，第一张是封面，过程图放在后面
            </span>
          </p>
          <ImageUploader
            queue={form.screenshots.queue}
            images={form.screenshots.images}
            max={contestLimits.screenshotsMax}
            columns={5}
            hasCover
          />
        </section>
        {form.errorOf('work') ? (
          <p role="alert" className="flex items-center gap-1.25 text-13 leading-5 text-danger">
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
            {form.errorOf('work')}
          </p>
        ) : null}
      </div>
    </Panel>
  );
}

/** Everything that voters will see. */
export function EntryFields({ form }: { form: EntryFormState }) {
  return (
    <div className={STACK}>
      <Panel title="介绍">
        <div className={STACK}>
          <TextInput
            label="作品名称"
            name="title"
            maxLength={contestLimits.entryTitleMax}
            value={form.words.title}
            error={form.errorOf('title')}
            onChange={(event) => form.set({ title: event.target.value })}
          />
          <Textarea
            label="作品说明"
            name="description"
            rows={5}
            placeholder="怎么想到的，怎么做的。评的人看不到你的名字，说明里也别写。"
            maxLength={contestLimits.entryDescriptionMax}
            length={form.words.description.length}
            value={form.words.description}
            error={form.errorOf('description')}
            onChange={(event) => form.set({ description: event.target.value })}
          />
        </div>
      </Panel>
      <Work form={form} />
    </div>
  );
}
