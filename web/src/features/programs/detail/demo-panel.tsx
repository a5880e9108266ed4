import type { ProgramDemo, ProgramDetail } from '@zaojie/contract/programs/program.schemas';
import { Download, Heart, Maximize, Play, RotateCcw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatAgo } from '../../../text/dates.ts';
import { formatCount, formatSize } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { useDownloadDemo, useLikeDemo, usePlayDemo } from './use-demo.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function LikeDemo({ projectId, demo }: { projectId: number; demo: ProgramDemo }) {
  const { isLiked, likeCount, toggle } = useLikeDemo(projectId, demo);
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`赞这个试玩，${likeCount} 个`}
      onClick={() => void toggle()}
      className={classNames(
        'inline-flex h-9.5 items-center gap-2 rounded-full border px-4 text-14 leading-none whitespace-nowrap transition-colors max-md:h-11',
        isLiked
          ? 'border-transparent bg-danger-tint text-danger'
          : 'border-line-2 bg-surface text-ink-2 hover:border-ink-4 hover:text-ink',
      )}
    >
      <Heart
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className={isLiked ? 'fill-current' : undefined}
      />
      {formatCount(likeCount)}
    </button>
  );
}

type StageProps = { title: string; url: string; onStop: () => void };

/**
 * Somebody else's program: it may run scripts and nothing else. Without the origin of this site it has none of our storage
 * and none of our calls, and it can't lead the window away.
 */
function Stage({ title, url, onStop }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState(1);

  function fill() {
    box.current?.requestFullscreen().catch(() => toast.error('这个浏览器不能全屏'));
  }

  return (
    <div>
      <div ref={box} className="relative aspect-video bg-brand-deep">
        <iframe
          key={run}
          src={url}
          title={`${title}的试玩`}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full border-0"
        />
      </div>
      <div className="flex items-center gap-1 pt-2">
        <span className="mr-auto min-w-0 text-13 text-ink-3">这是作者上传的程序，别在里面填账号和密码。</span>
        <IconButton label="重新开始" onClick={() => setRun(run + 1)}>
          <RotateCcw {...icon} />
        </IconButton>
        <IconButton label="全屏" onClick={fill}>
          <Maximize {...icon} />
        </IconButton>
        <IconButton label="关闭试玩" onClick={onStop}>
          <X {...icon} />
        </IconButton>
      </div>
    </div>
  );
}

function Poster({
  project,
  isOpening,
  onPlay,
}: {
  project: ProgramDetail;
  isOpening: boolean;
  onPlay: () => void;
}) {
  const poster = project.media.at(-1) ?? project.cover;
  return (
    <div className="relative aspect-video overflow-hidden bg-brand-deep">
      {poster ? (
        <Picture
          {...pictureSource(poster)}
          sizes="(max-width: 1180px) 100vw, 800px"
          className="rounded-none"
        />
      ) : null}
      <span className="absolute inset-0 grid place-content-center bg-scrim-soft">
        <Button
          look="primary"
          size="large"
          loading={isOpening}
          icon={<Play {...icon} className="fill-current" strokeWidth={0} />}
          onClick={onPlay}
        >
          开始试玩
        </Button>
      </span>
    </div>
  );
}

/** What can be played already: in the page, or as a file to fetch. */
export function DemoPanel({ project }: { project: ProgramDetail }) {
  const { demo } = project;
  const { url, isOpening, play, stop } = usePlayDemo(project.id);
  const { isStarting, download } = useDownloadDemo(project.id);
  if (demo === null) return null;
  const facts = [
    demo.version === '' ? null : `版本 ${demo.version}`,
    `${formatCount(demo.play_count)} 次${demo.kind === 'play' ? '游玩' : '下载'}`,
    `${formatAgo(demo.updated_at)}更新`,
  ].filter((fact) => fact !== null);
  return (
    <section aria-label="试玩" className="min-w-0">
      <div className="mb-4 flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3">
          <h2 className="text-22 max-md:text-20">试玩</h2>
          <p className="text-13 text-ink-3">{facts.join(' · ')}</p>
        </div>
        <span className="shrink-0">
          <LikeDemo projectId={project.id} demo={demo} />
        </span>
      </div>
      {demo.kind === 'play' ? (
        <div className="overflow-hidden rounded-card max-md:-mx-4 max-md:rounded-none max-md:[&>div>div:last-child]:px-4">
          {url === null ? (
            <Poster project={project} isOpening={isOpening} onPlay={play} />
          ) : (
            <Stage title={project.title} url={url} onStop={stop} />
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-5 py-4">
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{demo.name}</p>
            <p className="text-13 text-ink-3">{formatSize(demo.size)}，下载后在自己的电脑上玩</p>
          </div>
          <Button icon={<Download {...icon} />} loading={isStarting} onClick={download}>
            下载试玩
          </Button>
        </div>
      )}
    </section>
  );
}
