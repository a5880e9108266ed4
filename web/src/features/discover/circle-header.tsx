import { toggleJoinCircle } from '@zaojie/contract/circles/circle.endpoints';
import type { Circle } from '@zaojie/contract/circles/circle.schemas';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../api/client.ts';
import { formatCount } from '../../text/numbers.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { SwitchButton } from '../users/switch-button.tsx';
import { useToggle } from '../users/use-toggle.ts';
import { CircleIcon } from './circle-icon.tsx';
import { circleQuery } from './discover-queries.ts';

async function askJoin(circleId: number) {
  const { data } = await call(toggleJoinCircle, { body: { circle_id: circleId } });
  return { isOn: data.is_joined, count: data.members_count };
}

function useJoin(circle: Circle) {
  const queryClient = useQueryClient();
  const { queryKey } = circleQuery(circle.id);
  return useToggle({
    deed: { kind: 'join-circle', id: circle.id },
    isOn: circle.is_joined,
    count: circle.members_count,
    ask: () => askJoin(circle.id),
    onChange: ({ isOn, count }) =>
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, is_joined: isOn, members_count: count },
      ),
  });
}

/** What a circle is about, how large it is, and the way in; `action` is what else can be done here. */
export function CircleHeader({ circle, action }: { circle: Circle; action?: ReactNode }) {
  const { isOn, count, toggle } = useJoin(circle);

  async function handleClick() {
    const answer = await toggle();
    if (answer) toast.success(answer.isOn ? '已加入圈子' : '已退出圈子');
  }

  return (
    <header className="flex items-center gap-5 max-lg:flex-wrap max-md:gap-4">
      <CircleIcon circle={circle} size={88} className="rounded-card! max-md:size-16!" />
      <div className="min-w-0 flex-1">
        <h1 className="text-28 max-md:text-22">{circle.name}</h1>
        {circle.description ? <p className="mt-1 text-ink-2">{circle.description}</p> : null}
        <p className="mt-1 text-13 text-ink-3">
          {formatCount(circle.posts_count)} 篇帖子 · {formatCount(count)} 位成员
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-3 max-lg:w-full max-md:*:flex-1">
        {action}
        <SwitchButton
          isOn={isOn}
          todo="加入圈子"
          done="已加入"
          undo="退出圈子"
          size="medium"
          onClick={() => void handleClick()}
        />
      </div>
    </header>
  );
}
