import { limits } from '@zaojie/contract/limits';
import { countCharacters } from '@zaojie/contract/text-rules';
import { workEdit, type OwnWork } from '@zaojie/contract/works/work.schemas';
import { useState } from 'react';
import { messageOf } from '../../api/client.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { WordField } from '../../ui/form/word-field.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import type { WorkActions } from './use-work-actions.ts';

type WorkDialogProps = {
  work: OwnWork;
  open: boolean;
  actions: WorkActions;
  onClose: () => void;
};

const VISIBILITIES = [
  { value: 'public', label: '公开' },
  { value: 'hidden', label: '仅自己可见' },
];

/** Title, tags and who may see it. */
export function WorkDialog({ work, open, actions, onClose }: WorkDialogProps) {
  const [title, setTitle] = useState(work.title);
  const [tags, setTags] = useState<readonly string[]>(work.tags);
  const [visibility, setVisibility] = useState<OwnWork['visibility']>(work.visibility);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const change = { id: work.id, title, tags: [...tags], visibility };
  const issues = hasTried ? (workEdit.safeParse(change).error?.issues ?? []) : [];
  const errorOf = (field: string) => issues.find(({ path }) => path[0] === field)?.message;

  async function save() {
    setTried(true);
    if (isSaving || !workEdit.safeParse(change).success) return;
    setSaving(true);
    try {
      await actions.edit(change);
      toast.success('已保存');
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '保存失败，请稍后重试'));
    } finally {
      setSaving(false);
    }
  }

  async function remove() {
    if (await actions.remove([work])) onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="编辑作品"
      size="large"
      dismissible={!isSaving}
      footer={
        <>
          <Button look="danger-outline" className="mr-auto" onClick={() => void remove()}>
            删除
          </Button>
          <Button look="quiet" onClick={onClose}>
            取消
          </Button>
          <Button look="primary" loading={isSaving} onClick={() => void save()}>
            保存
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[260px_minmax(0,1fr)] items-start gap-6 max-md:grid-cols-1 max-md:gap-4">
        <div className="max-md:mx-auto max-md:w-full max-md:max-w-60">
          <Picture {...pictureSource(work.picture, work.title)} fit="natural" sizes="260px" />
        </div>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          className="grid gap-5"
        >
          <TextInput
            label="标题"
            value={title}
            error={errorOf('title')}
            onChange={(event) => setTitle(event.target.value)}
            trailing={
              <span aria-hidden="true" className="shrink-0 text-12 text-ink-3 tabular-nums">
                {countCharacters(title)} / {limits.work.titleMax}
              </span>
            }
          />
          <WordField
            label="标签"
            words={tags}
            most={limits.work.tagsMax}
            longest={limits.work.tagMax}
            error={errorOf('tags')}
            onChange={setTags}
          />
          <div>
            <p className="mb-1.5 text-13 leading-ui text-ink-2">谁可以看</p>
            <Segmented
              label="谁可以看"
              name="work-visibility"
              value={visibility}
              options={VISIBILITIES}
              onChange={(value) => setVisibility(value === 'hidden' ? 'hidden' : 'public')}
            />
          </div>
        </form>
      </div>
    </Dialog>
  );
}
