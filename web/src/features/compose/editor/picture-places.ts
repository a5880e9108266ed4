import { Extension, type Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { insertPoint } from '@tiptap/pm/transform';

/** Where a picture that is still on its way will stand. Those of one choice are kept in the order they were chosen. */
interface Place {
  id: symbol;
  pos: number;
}

const key = new PluginKey<readonly Place[]>('picturePlaces');

/** Lets the places move along with the text around them, which goes on being written meanwhile. */
export const PicturePlaces = Extension.create({
  name: 'picturePlaces',
  addProseMirrorPlugins: () => [
    new Plugin<readonly Place[]>({
      key,
      state: {
        init: () => [],
        apply: (transaction, places) =>
          (transaction.getMeta(key) as readonly Place[] | undefined) ??
          // What is typed at the very place comes after the picture.
          places.map((place) => ({ ...place, pos: transaction.mapping.map(place.pos, -1) })),
      },
    }),
  ],
});

function placesOf(editor: Editor): readonly Place[] {
  return key.getState(editor.state) ?? [];
}

/** Remembers a place for one picture; where text is selected that is after it, so that nothing gets lost. */
export function takePlace(editor: Editor, pos = editor.state.selection.to): symbol {
  const id = Symbol('place');
  editor.view.dispatch(editor.state.tr.setMeta(key, [...placesOf(editor), { id, pos }]));
  return id;
}

/** The picture didn't come. */
export function leavePlace(editor: Editor, id: symbol): void {
  const others = placesOf(editor).filter((place) => place.id !== id);
  editor.view.dispatch(editor.state.tr.setMeta(key, others));
}

export interface TextPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Puts the picture where its place has moved to. The caret, what is selected and the focus stay as they are. */
export function fillPlace(editor: Editor, id: symbol, picture: TextPicture): void {
  const places = placesOf(editor);
  const own = places.findIndex((place) => place.id === id);
  const pos = places[own]?.pos;
  if (pos === undefined) return;
  const { tr: transaction, doc, schema } = editor.state;
  const image = schema.nodeFromJSON({ type: 'image', attrs: picture });
  // Beside a block where that will do; only in the middle of one does the picture part it.
  const point = insertPoint(doc, pos, image.type);
  if (point === null) transaction.replaceWith(pos, pos, image);
  else transaction.insert(point, image);
  const before = point ?? transaction.mapping.map(pos, -1);
  const after = point === null ? transaction.mapping.map(pos, 1) : point + image.nodeSize;
  const moved = places.map((place, index) => {
    if (place.pos !== pos) return { ...place, pos: transaction.mapping.map(place.pos, -1) };
    return { ...place, pos: index < own ? before : after };
  });
  editor.view.dispatch(
    transaction.setMeta(
      key,
      moved.filter((place) => place.id !== id),
    ),
  );
}
