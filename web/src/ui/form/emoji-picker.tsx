import { Smile } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Popover } from '../menu/popover.tsx';

const FACES = [
  ...'😀😄😂🤣😊😍😘🥰🤔😏😎🥳🥺😭😤😱😴😅🙂🤗🤩😜😋😇',
  ...'👍👏🙏💪👀🤝👌👋🎉🔥✨💯🌙🌸🎨🍗🎮🎵🐱🌈☕🚀💡🎁',
];

interface EmojiPickerProps {
  onPick: (face: string) => void;
  /** Small, and closed by the first choice; otherwise it stays open, as one seldom sends just one. */
  isOnce?: boolean;
}

/** Faces for people without a keyboard of them. */
export function EmojiPicker({ onPick, isOnce = false }: EmojiPickerProps) {
  return (
    <Popover
      label="选择表情"
      side="top"
      align="start"
      className="p-2!"
      renderTrigger={(trigger) => (
        <IconButton
          {...trigger}
          label="表情"
          {...(isOnce && { size: 'small' as const, className: '-ml-1.5' })}
        >
          <Smile size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    >
      {(close) => (
        <div className="grid grid-cols-8 max-xs:grid-cols-6">
          {FACES.map((face) => (
            <button
              key={face}
              type="button"
              onClick={() => {
                if (isOnce) close();
                onPick(face);
              }}
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
