import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.tsx';
import { uploadMessageOf, uploadPicture } from '../../uploads/upload-file.ts';
import { fillPlace, leavePlace, takePlace } from './picture-places.ts';

/** Sends pictures for the text and puts each, when the server has it, where it was meant to stand. */
export function useEditorImages(onBusyChange: (busy: boolean) => void) {
  const [uploading, setUploading] = useState(0);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current?.abort();
  }, []);
  useEffect(() => onBusyChange(uploading > 0), [uploading, onBusyChange]);

  async function insert(editor: Editor, file: File, place: symbol): Promise<void> {
    const signal = stop.current?.signal;
    try {
      const { url, width, height } = await uploadPicture(file, { signal });
      if (signal?.aborted !== true) fillPlace(editor, place, { src: url, alt: '', width, height });
    } catch (error) {
      if (signal?.aborted === true) return;
      leavePlace(editor, place);
      toast.error(uploadMessageOf(error, '图片上传失败'));
    }
  }

  /** Without a position: where the caret is now. */
  async function insertAll(editor: Editor, files: readonly File[], pos?: number): Promise<void> {
    setUploading((count) => count + files.length);
    const waiting = files.map((file) => ({ file, place: takePlace(editor, pos) }));
    for (const { file, place } of waiting) {
      await insert(editor, file, place);
      setUploading((count) => count - 1);
    }
  }

  return { uploading, insertAll };
}
