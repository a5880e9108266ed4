import type { ChatStatus, Message } from '@zaojie/contract/messages/message.schemas';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { DownloadLink } from '../../../ui/media/download-link.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { FileName } from '../../../ui/text/file-name.tsx';
import { FollowButton } from '../../users/follow-button.tsx';
import { formatListTime } from '../chat-times.ts';
import { formatSize } from '../../../text/numbers.ts';
import { nameOf } from '../chat-words.ts';
import { filesOf, newestFirst, picturesOf } from '../log/shared-files.ts';

const PICTURES_SHOWN = 6;
const FILES_SHOWN = 5;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5">
      <h3 className="mb-3 text-14">{title}</h3>
      {children}
    </section>
  );
}

function SharedPictures({ messages }: { messages: readonly Message[] }) {
  const { pictures } = picturesOf(messages);
  if (pictures.length === 0) return null;
  const latest = newestFirst(pictures.map((picture, index) => ({ picture, index }))).slice(0, PICTURES_SHOWN);
  return (
    <Section title={`图片 ${pictures.length}`}>
      <ul className="grid grid-cols-3 gap-1">
        {latest.map(({ picture, index }) => (
          <li key={index} className="aspect-square">
            <button
              type="button"
              aria-label={`查看第 ${index + 1} 张图片，共 ${pictures.length} 张`}
              onClick={() => openLightbox(pictures, index)}
              className="block size-full cursor-zoom-in -outline-offset-2"
            >
              <Picture {...pictureSource(picture)} sizes="84px" className="rounded-sm" />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SharedFiles({ messages }: { messages: readonly Message[] }) {
  const files = filesOf(messages);
  if (files.length === 0) return null;
  return (
    <Section title={`文件 ${files.length}`}>
      <ul className="grid grid-cols-1 gap-1">
        {files.slice(0, FILES_SHOWN).map(({ id, file, at }) => (
          <li key={id}>
            <DownloadLink href={file.url} name={file.name} className="group flex items-center gap-3 py-1.5">
              <FileText size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
              <span className="min-w-0 leading-ui">
                <FileName name={file.name} className="group-hover:text-brand-ink" />
                <span className="text-12 text-ink-3">
                  {formatSize(file.size)}，{formatListTime(at)}
                </span>
              </span>
            </DownloadLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Beside the conversation on a wide window: the person, and what was shared in the part that is loaded. */
export function ChatInfo({ status, messages }: { status: ChatStatus; messages: readonly Message[] }) {
  const { user } = status;
  const name = nameOf(user);
  return (
    <aside
      aria-label={`关于 ${name}`}
      className="w-72 shrink-0 overflow-y-auto border-l border-line bg-paper px-5 pb-6 max-[1200px]:hidden"
    >
      <div className="flex flex-col items-center pt-7 pb-6 text-center">
        <Avatar name={name} src={user.avatar} size={72} />
        <p className="mt-2.5 max-w-full truncate text-16 font-semibold">{name}</p>
        {user.bio.trim() === '' ? null : (
          <p className="mt-0.5 line-clamp-2 text-13 leading-ui text-ink-2">{user.bio}</p>
        )}
        <div className="mt-3.5 flex gap-2">
          <ButtonLink to={`/user/${user.id}`} size="small">
            看主页
          </ButtonLink>
          <FollowButton userId={user.id} isFollowed={status.is_followed} canFollow={status.can.follow} />
        </div>
      </div>
      <SharedPictures messages={messages} />
      <SharedFiles messages={messages} />
    </aside>
  );
}
