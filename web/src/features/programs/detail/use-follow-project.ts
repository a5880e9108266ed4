import { useQueryClient } from '@tanstack/react-query';
import { followProgram } from '@zaojie/contract/programs/program.endpoints';
import type { ProgramDetail } from '@zaojie/contract/programs/program.schemas';
import { call } from '../../../api/client.ts';
import { useToggle } from '../../users/use-toggle.ts';
import { programKeys } from '../program-queries.ts';

/** Whoever follows a project hears of its news. */
export function useFollowProject(project: ProgramDetail) {
  const client = useQueryClient();
  const { isOn, count, toggle } = useToggle({
    deed: { kind: 'follow-project', id: project.id },
    isOn: project.is_followed,
    count: project.follower_count,
    ask: async (following) => {
      const { data } = await call(followProgram, { body: { id: project.id, following } });
      return { isOn: data.is_followed, count: data.follower_count };
    },
    onChange: (state) =>
      client.setQueryData<ProgramDetail>(programKeys.detail(project.id), (known) =>
        known ? { ...known, is_followed: state.isOn, follower_count: state.count } : known,
      ),
  });
  return { isFollowed: isOn, followerCount: count, toggle };
}
