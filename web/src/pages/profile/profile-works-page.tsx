import { useQuery } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Checklist } from '../../features/guidance/checklist.tsx';
import { acceptOf } from '../../features/uploads/upload-checks.ts';
import { UploadTiles } from '../../features/works/upload-tiles.tsx';
import { useWorkActions } from '../../features/works/use-work-actions.ts';
import { useWorkUploads } from '../../features/works/use-work-uploads.ts';
import { WatermarkPanel } from '../../features/works/watermark-panel.tsx';
import { ownWorksQuery, type OwnWorks } from '../../features/works/work-queries.ts';
import { WorksWall } from '../../features/works/works-wall.tsx';
import { useFileDrop } from '../../hooks/use-file-drop.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FileInput } from '../../ui/form/file-input.tsx';
import { ProfileArea } from './area/profile-area.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

function WorksSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-4 gap-x-4 gap-y-5 max-md:grid-cols-2 max-md:gap-2.5 [&>:first-child]:col-span-2 [&>:first-child]:row-span-2">
      {SKELETONS.map((key) => (
        <Skeleton key={key} shape="block" className="aspect-square h-auto" />
      ))}
    </SkeletonGroup>
  );
}

function Board({ all }: { all: OwnWorks }) {
  const actions = useWorkActions();
  const { queue, uploads } = useWorkUploads();
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = all.works.length === 0 && uploads.length === 0;

  function add(files: File[]) {
    for (const message of queue.add(files, limits.work.most - all.works.length)) toast.error(message);
  }
  const isDropTarget = useFileDrop(area, add);
  const uploadButton = (
    <Button
      look="primary"
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => input.current?.click()}
      className="max-md:w-full"
    >
      上传作品
    </Button>
  );

  return (
    <ProfileArea
      title="作品"
      about="拖着排，第一张公开的就是主页的封面。图片可以直接拖进来。"
      action={isEmpty ? undefined : uploadButton}
      isWide
    >
      <FileInput ref={input} label="选择作品图片" accept={acceptOf('image')} onFiles={add} />
      <div
        ref={area}
        className={classNames(
          'min-h-100 rounded-card',
          isDropTarget && 'ring-2 ring-brand ring-offset-8 ring-offset-paper',
        )}
      >
        <UploadTiles uploads={uploads} queue={queue} />
        {all.works.length > 0 ? (
          <>
            <WatermarkPanel all={all} onMark={(watermark) => void actions.mark(watermark)} />
            <WorksWall works={all.works} actions={actions} />
          </>
        ) : null}
        {isEmpty ? <EmptyState line="墙上还空着，先挂一张最得意的。" action={uploadButton} /> : null}
      </div>
      <Checklist key={all.works.length} part="creator" compact />
    </ProfileArea>
  );
}

export function ProfileWorksPage() {
  const { data, error, isFetching, refetch } = useQuery(ownWorksQuery);
  if (data) return <Board all={data} />;
  return (
    <ProfileArea title="作品" about="拖着排，第一张公开的就是主页的封面。" isWide>
      {error ? (
        <ErrorState title="获取作品失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WorksSkeleton />
      )}
    </ProfileArea>
  );
}
