import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { Specimen } from './specimen.tsx';

function PostOutline() {
  return (
    <SkeletonGroup className="flex gap-3.5">
      <Skeleton shape="circle" width={48} height={48} />
      <div className="min-w-0 flex-1">
        <Skeleton width="30%" className="mt-1 mb-2.5" />
        <Skeleton width="18%" height={12} className="mb-4.5" />
        <Skeleton width="70%" height={18} className="mb-3" />
        <Skeleton className="mb-2" />
        <Skeleton width="82%" className="mb-3.5" />
        <div className="grid grid-cols-2 gap-1">
          <Skeleton shape="block" height={90} />
          <Skeleton shape="block" height={90} />
        </div>
      </div>
    </SkeletonGroup>
  );
}

export function DevUiStates() {
  const [retrying, setRetrying] = useState(false);
  function retry() {
    setRetrying(true);
    setTimeout(() => setRetrying(false), 1_500);
  }
  return (
    <>
      <Specimen title="骨架：和内容同形">
        <PostOutline />
      </Specimen>
      <Specimen title="空状态：一句话，一个动作">
        <EmptyState line="没有符合条件的约稿" action={<Button>清空筛选</Button>} />
      </Specimen>
      <Specimen title="错误：说清发生了什么，可以重试">
        <ErrorState
          title="加载约稿详情失败"
          detail="网络好像断了一下，你填的内容还在。"
          onRetry={retry}
          retrying={retrying}
        />
      </Specimen>
    </>
  );
}
