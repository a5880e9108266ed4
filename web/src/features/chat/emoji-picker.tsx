import { Smile } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';

const FACES = [
  ...'😀😄😂🤣😊😍😘🥰🤔😏😎🥳🥺😭😤😱😴😅🙂🤗🤩😜😋😇',
  ...'👍👏🙏💪👀🤝👌👋🎉🔥✨💯🌙🌸🎨🍗🎮🎵🐱🌈☕🚀💡🎁',
];

/** Faces for people without a keyboard of them. Stays open: one seldom sends just one. */
export function EmojiPicker({ onPick }: { onPick: (face: string) => void }) {
  return (
    <Popover
      label="选择表情"
      side="top"
      align="start"
      className="p-2!"
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label="表情">
          <Smile size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    >
      {() => (
        <div className="grid grid-cols-8 max-xs:grid-cols-6">
          {FACES.map((face) => (
            <button
              key={face}
              type="button"
              onClick={() => onPick(face)}
              className="grid size-9 place-items-center rounded-control text-20 leading-none hover:bg-float-hover max-md:size-10"
            >
              {face}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}
