import { useEffect, useRef, useState } from 'react';
import type { PieceUpload } from '../../uploads/pieces/use-piece-upload.ts';
import { uploadPicture } from '../../uploads/upload-file.ts';
import { newDraft, withType, type AssetDraft } from './asset-drafts.ts';
import { measureFile } from './measure-file.ts';

type Drafts = Readonly<Record<string, AssetDraft>>;

/** Every browser draws these; of other pictures, such as Photoshop’s, it would show a broken one. */
const DRAWN = /^image\/(?:png|jpeg|gif|webp|avif|bmp|svg\+xml)$/;
const thumbOf = (file: File) => (DRAWN.test(file.type) ? URL.createObjectURL(file) : null);

/** One form for each file in the queue. Files are measured while they are on their way. */
export function useAssetDrafts({ queue, items }: PieceUpload) {
  const [written, setWritten] = useState<Drafts>({});
  const thumbs = useRef<string[]>([]);
  useEffect(() => {
    const made = thumbs.current;
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, []);

  function change(key: string, patch: Partial<AssetDraft>): void {
    setWritten((all) => {
      const draft = all[key];
      return draft === undefined ? all : { ...all, [key]: { ...draft, ...patch } };
    });
  }

  async function measure(key: string, file: File): Promise<void> {
    const { peaks, duration, poster } = await measureFile(file);
    change(key, { peaks, duration });
    // A film without a poster is still a film.
    const drawn = poster === null ? null : await uploadPicture(poster).catch(() => null);
    setWritten((all) => {
      const draft = all[key];
      if (draft === undefined) return all;
      // Whoever has chosen a picture meanwhile keeps it.
      return { ...all, [key]: { ...draft, isMeasured: true, preview: draft.preview ?? drawn } };
    });
  }

  /** For what was put into the queue just now. */
  function begin(): void {
    for (const { key } of queue.read().items) {
      const file = queue.fileOf(key);
      if (file === undefined || written[key] !== undefined) continue;
      const thumb = thumbOf(file);
      if (thumb !== null) thumbs.current.push(thumb);
      setWritten((all) => ({ ...all, [key]: newDraft(file, thumb) }));
      void measure(key, file);
    }
  }

  /** What one file and its neighbours have in common. */
  function share(key: string): void {
    setWritten((all) => {
      const from = all[key];
      if (from === undefined) return all;
      const { licence, tags } = from;
      const shared = Object.entries(all).map(([each, draft]) => [each, { ...draft, licence, tags }]);
      return Object.fromEntries(shared) as Drafts;
    });
  }

  const drafts = Object.fromEntries(
    items.flatMap(({ key, file }) => {
      const draft = written[key];
      return draft === undefined ? [] : [[key, withType(draft, file?.mime)]];
    }),
  ) as Drafts;
  return { drafts, begin, change, share };
}
