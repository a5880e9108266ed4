import { limits } from '@zaojie/contract/limits';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { useState } from 'react';
import { TextButton } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Thumbnail } from '../../uploads/thumbnail.tsx';

interface CaptionFieldsProps {
  pictures: readonly Picture[];
  captions: Readonly<Record<string, string>>;
  onChange: (captions: Readonly<Record<string, string>>) => void;
}

/** A line for each picture, once somebody wants to say something about them. */
export function CaptionFields({ pictures, captions, onChange }: CaptionFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  if (pictures.length === 0) return null;
  if (!isOpen && !pictures.some(({ url }) => captions[url])) {
    return <TextButton onClick={() => setOpen(true)}>给图片加说明</TextButton>;
  }
  return (
    <ol aria-label="图片说明" className="space-y-2">
      {pictures.map(({ url }, index) => (
        <li key={url} className="flex items-center gap-2.5">
          <Thumbnail url={url} width={44} height={44} className="size-11 shrink-0 rounded-img object-cover" />
          <TextInput
            label={`第 ${index + 1} 张的说明`}
            labelHidden
            value={captions[url] ?? ''}
            maxLength={limits.post.captionMax}
            placeholder={`第 ${index + 1} 张的说明，可以不填`}
            autoComplete="off"
            onChange={(event) => onChange({ ...captions, [url]: event.target.value })}
            className="min-w-0 flex-1"
          />
        </li>
      ))}
    </ol>
  );
}
