import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/toast.tsx';
import { uploadMessageOf, uploadPicture } from '../../media/upload-file.ts';

/** Sends pictures for the text and puts each in when the server has it. */
export function useEditorImages(onBusyChange: (busy: boolean) => void) {
  const [uploading, setUploading] = useState(0);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current?.abort();
  }, []);
  useEffect(() => onBusyChange(uploading > 0), [uploading, onBusyChange]);

  async function insert(editor: Editor, file: File): Promise<void> {
    const signal = stop.current?.signal;
    try {
      const { url, width, height } = await uploadPicture(file, { signal });
      if (signal?.aborted !== true) {
        editor.chain().focus().setImage({ src: url, alt: '', width, height }).run();
      }
    } catch (error) {
      if (signal?.aborted !== true) toast.error(uploadMessageOf(error));
    }
  }

  async function insertAll(editor: Editor, files: readonly File[]): Promise<void> {
    setUploading((count) => count + files.length);
    for (const file of files) {
      await insert(editor, file);
      setUploading((count) => count - 1);
    }
  }

  return { uploading, insertAll };
}
