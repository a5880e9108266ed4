import { limits } from '@zaojie/contract/limits';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { useCallback, useRef, useState } from 'react';
import { Button, TextButton } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DraftBox } from './box/draft-box.tsx';
import { useDraftBox } from './box/use-draft-box.ts';
import { ImageUploader } from '../uploads/image-uploader.tsx';
import type { DraftPlace, PostDraft } from './draft.ts';
import { LazyEditor } from './editor/lazy-editor.tsx';
import { CaptionFields } from './fields/caption-fields.tsx';
import { LabelFields } from './fields/label-fields.tsx';
import { CircleField, SeriesField, TagsField, TitleField } from './fields/post-fields.tsx';
import { picturesInText, whyNotYet } from './publish-rules.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useLostPictures } from './use-lost-pictures.ts';
import { usePostDraft } from './use-post-draft.ts';
import { usePublish } from './use-publish.ts';

export interface PublishFormProps {
  open: boolean;
  post: Post | null;
  place: DraftPlace;
  /** What the form begins with: a kept draft, or `initial`. */
  start: PostDraft;
  /** The form without anybody's doing: empty, or the post as it stands. */
  initial: PostDraft;
  onClose: () => void;
  onClosed: () => void;
  onPublished: (id: number) => void;
}

function RestoredNotice({ isEdit, onClear }: { isEdit: boolean; onClear: () => void }) {
  return (
    <p className="flex items-center gap-3 rounded-control bg-brand-tint px-3 py-2 text-13 text-brand-ink">
      {isEdit ? '已恢复上次没有保存的修改' : '已恢复上次没有发布的草稿'}
      <TextButton className="ml-auto" onClick={onClear}>
        清空
      </TextButton>
    </p>
  );
}

/** The dialog that publishes a post or changes one. Closing keeps the draft. */
export function PublishForm(props: PublishFormProps) {
  const { post, place, start, initial } = props;
  const { draft, change, images, round, reset } = usePostDraft(start);
  const [isEditorBusy, setEditorBusy] = useState(false);
  const endDraft = useKeptDraft({
    place,
    draft,
    initial,
    // Pictures on their way would be given up.
    onElsewhere: (other) => (images.isUploading || isEditorBusy ? undefined : reset(other)),
  });
  const [isRestored, setRestored] = useState(start !== initial);
  const [isBoxOpen, setBoxOpen] = useState(false);
  const box = useDraftBox({
    userId: place.userId,
    isOn: post === null,
    draft,
    initial,
    onOpen: (kept) => {
      reset(kept);
      setRestored(false);
      setBoxOpen(false);
    },
  });
  const body = useRef<HTMLDivElement>(null);
  const { lost, lookAfterRefusal } = useLostPictures({
    start,
    isRestored: start !== initial,
    queue: images.queue,
  });
  const { isSending, send } = usePublish({
    post,
    seriesBefore: initial.series,
    onPublished: (id) => {
      endDraft();
      void box.end();
      props.onPublished(id);
    },
    onKept: () => {
      endDraft();
      void box.handOver();
      props.onClose();
    },
    onPictureRefused: lookAfterRefusal,
  });
  const reason = whyNotYet(draft, {
    isUploading: images.isUploading || isEditorBusy,
    hasFailed: images.hasFailed,
    hasLost: images.hasLost,
    hasLostInText: picturesInText(draft.content).some((url) => lost.has(url)),
  });
  const changeContent = useCallback((content: string) => change({ content }), [change]);

  function discard() {
    box.forget();
    reset(initial);
    setRestored(false);
  }

  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      onOpenChangeComplete={(open) => (open ? undefined : props.onClosed())}
      title={post === null ? '发布帖子' : '编辑帖子'}
      size="large"
      dismissible={!isSending}
      footer={
        <>
          <span className="mr-auto flex items-center gap-3 text-12 text-ink-3">
            {post === null ? (
              <TextButton disabled={isSending} onClick={() => setBoxOpen(true)}>
                草稿箱
              </TextButton>
            ) : null}
            <span aria-live="polite" className="max-xs:hidden">
              {box.state === 'saved' ? '已存入草稿箱' : '草稿会自动保存在本机'}
            </span>
          </span>
          <Button look="quiet" disabled={isSending} onClick={props.onClose}>
            取消
          </Button>
          <Button
            look="primary"
            loading={isSending}
            {...(reason === null ? {} : { disabledReason: reason })}
            onClick={() => void send(draft)}
          >
            {post === null ? '发布' : '保存'}
          </Button>
        </>
      }
    >
      <div ref={body} className="space-y-4">
        {isRestored ? <RestoredNotice isEdit={post !== null} onClear={discard} /> : null}
        <TitleField value={draft.title} onChange={(title) => change({ title })} />
        <LazyEditor
          key={round}
          initialHtml={draft.content}
          label="正文"
          placeholder="今天画到哪一步了？用 @ 提到朋友，图片可以直接粘贴进来"
          onChange={changeContent}
          onBusyChange={setEditorBusy}
        />
        <ImageUploader
          queue={images.queue}
          images={images.images}
          max={limits.post.maxImages}
          disabled={isSending}
          dropArea={body}
        />
        <CaptionFields
          pictures={draft.pictures}
          captions={draft.captions}
          onChange={(captions) => change({ captions })}
        />
        <div className="flex flex-wrap items-center gap-2">
          <CircleField value={draft.circle} onChange={(circle) => change({ circle })} />
          <TagsField value={draft.tags} onChange={(tags) => change({ tags })} />
          <SeriesField value={draft.series} onChange={(series) => change({ series })} />
        </div>
        <LabelFields draft={draft} onChange={change} />
        <DraftBox
          open={isBoxOpen}
          onOpenChange={setBoxOpen}
          currentId={isBoxOpen ? box.currentId() : null}
          onPick={(id) => void box.open(id)}
          onNew={() => void box.startNew()}
          onDeleted={(id) => (id === box.currentId() ? box.forget() : undefined)}
        />
      </div>
    </Dialog>
  );
}
