import type { Message, MessageFile } from '@zaojie/contract/messages/message.schemas';
import type { StoredPicture } from '../../../ui/media/picture-source.ts';

/** The pictures of the loaded history, old to new, and the messages they came with. */
export function picturesOf(messages: readonly Message[]): { pictures: StoredPicture[]; ids: number[] } {
  const found = messages.flatMap(({ msg_id: id, type, file }) =>
    type === 'image' && file !== null ? [{ id, file }] : [],
  );
  return { pictures: found.map(({ file }) => storedPicture(file)), ids: found.map(({ id }) => id) };
}

function storedPicture({ url, width, height, widths, blur }: MessageFile): StoredPicture {
  return { url, width: width ?? 1, height: height ?? 1, widths, blur };
}

/** Files of the loaded history, the latest first. */
export function filesOf(messages: readonly Message[]): { id: number; file: MessageFile; at: string }[] {
  return newestFirst(
    messages.flatMap(({ msg_id: id, type, file, created_at: at }) =>
      type === 'file' && file !== null ? [{ id, file, at }] : [],
    ),
  );
}

/** Array#toReversed is too young for the browsers we support. */
export function newestFirst<T>(list: readonly T[]): T[] {
  return list.map((_, index) => list[list.length - 1 - index] as T);
}
