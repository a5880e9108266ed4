import { Film, Upload, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { acceptOf } from '../../uploads/upload-checks.ts';
import { uploadFile, uploadMessageOf } from '../../uploads/upload-file.ts';
import type { GameFormState } from './use-game-form.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One video on its way; given up when the form goes. */
function useVideo(onDone: (url: string) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  async function send(file: File) {
    const control = new AbortController();
    stop.current = control;
    setProgress(0);
    try {
      const sent = await uploadFile(file, {
        kinds: ['video'],
        signal: control.signal,
        onProgress: setProgress,
      });
      onDone(sent.url);
    } catch (error) {
      if (!control.signal.aborted) toast.error(uploadMessageOf(error, '视频上传失败'));
    } finally {
      setProgress(null);
    }
  }
  return { progress, send: (file: File) => void send(file), cancel: () => stop.current?.abort() };
}

/** A video that plays here, or an address where it does. */
export function TrailerField({ form }: { form: GameFormState }) {
  const { draft, set, errorOf } = form;
  const input = useRef<HTMLInputElement>(null);
  const video = useVideo((url) => set('trailerVideo', url));
  const percent = video.progress === null ? 0 : Math.round(video.progress * 100);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 leading-ui text-ink-2">
        预告片
        <span className="ml-2 text-12 text-ink-3">选填，上传一段视频，或者填一个链接</span>
      </legend>
      {draft.trailerVideo !== '' ? (
        <div className="flex items-center gap-3 rounded-control border border-line bg-surface py-2 pr-2 pl-3.5">
          <Film {...icon} className="text-ink-3" />
          <span className="min-w-0 flex-1 truncate">视频已上传</span>
          <IconButton size="small" label="移除视频" onClick={() => set('trailerVideo', '')}>
            <X {...icon} />
          </IconButton>
        </div>
      ) : (
        <div className="flex flex-wrap items-start gap-2.5">
          <TextInput
            label="预告片链接"
            labelHidden
            name="trailerLink"
            inputMode="url"
            placeholder="https://"
            value={draft.trailerLink}
            error={errorOf('trailerLink')}
            onChange={(event) => set('trailerLink', event.target.value)}
            className="min-w-60 flex-1"
          />
          {video.progress === null ? (
            <Button size="field" icon={<Upload {...icon} />} onClick={() => input.current?.click()}>
              上传视频
            </Button>
          ) : (
            <Button size="field" progress={video.progress} onClick={video.cancel}>
              {percent === 100 ? '处理中' : `${percent}%`}，点按取消
            </Button>
          )}
        </div>
      )}
      <FileInput
        ref={input}
        label="选择视频"
        accept={acceptOf('video')}
        onFiles={([file]) => (file ? video.send(file) : undefined)}
      />
    </fieldset>
  );
}
