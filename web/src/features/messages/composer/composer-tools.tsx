import { cardTypes, type CardType, type ChatCard } from '@zaojie/contract/messages/chat-card.schemas';
import { Image, Paperclip, Plus, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { acceptOf } from '../../uploads/upload-checks.ts';
import { EmojiPicker } from '../../../ui/form/emoji-picker.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { CARD_KINDS } from '../cards/card-face.tsx';

const ChooseCardDialog = lazy(async () => ({
  default: (await import('../cards/choose-card-dialog.tsx')).ChooseCardDialog,
}));

interface FileToolProps {
  label: string;
  Icon: LucideIcon;
  accept: string;
  onFiles: (files: File[]) => void;
}

function FileTool({ label, Icon, accept, onFiles }: FileToolProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={label} onClick={() => input.current?.click()}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <FileInput ref={input} label={`选择${label}`} accept={accept} onFiles={onFiles} />
    </>
  );
}

type CardToolProps = { chat: string; onCard: (card: ChatCard) => void };

function CardTool({ chat, onCard }: CardToolProps) {
  const [type, setType] = useState<CardType | null>(null);
  const [isWanted, setWanted] = useState(false);

  function choose(kind: CardType) {
    setWanted(true);
    setType(kind);
  }

  return (
    <>
      <Menu
        label="发送更多"
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="发送更多">
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      >
        {cardTypes.map((kind) => {
          const { name, Icon } = CARD_KINDS[kind];
          const icon = <Icon size={18} strokeWidth={1.75} aria-hidden="true" />;
          return (
            <MenuItem key={kind} icon={icon} onSelect={() => choose(kind)}>
              发送{name}
            </MenuItem>
          );
        })}
      </Menu>
      {isWanted ? (
        <Suspense fallback={null}>
          <ChooseCardDialog chat={chat} type={type} onType={setType} onChoose={onCard} />
        </Suspense>
      ) : null}
    </>
  );
}

interface ComposerToolsProps extends CardToolProps {
  onFace: (face: string) => void;
  onFiles: (files: File[]) => void;
}

export function ComposerTools({ chat, onFace, onFiles, onCard }: ComposerToolsProps) {
  return (
    <div className="flex items-center gap-0.5">
      <EmojiPicker onPick={onFace} />
      <FileTool label="图片" Icon={Image} accept={acceptOf('image')} onFiles={onFiles} />
      <FileTool
        label="文件"
        Icon={Paperclip}
        accept={`${acceptOf('document')},${acceptOf('video')}`}
        onFiles={onFiles}
      />
      <CardTool chat={chat} onCard={onCard} />
    </div>
  );
}
