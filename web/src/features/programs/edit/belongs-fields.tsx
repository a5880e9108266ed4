import { useQuery } from '@tanstack/react-query';
import { listPublishedGames } from '@zaojie/contract/games/game-publishing.endpoints';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { myTeamsQuery, programKeys } from '../program-queries.ts';
import { TeamDialog } from '../team/team-dialog.tsx';

const MOST_GAMES = 50;

/** Games of one's own that are in the store. */
function useOwnGames() {
  return useQuery({
    queryKey: [...programKeys.all, 'own-games'] as const,
    queryFn: async ({ signal }) => {
      const query = { status: 'published' as const, per_page: MOST_GAMES };
      return (await call(listPublishedGames, { query, signal })).data.data;
    },
  });
}

const idOf = (value: string) => (value === '' ? null : Number(value));

type BelongsFieldsProps = {
  teamId: number | null;
  gameId: number | null;
  onTeam: (id: number | null) => void;
  onGame: (id: number | null) => void;
};

/** Which team makes it, and which game it became. */
export function BelongsFields({ teamId, gameId, onTeam, onGame }: BelongsFieldsProps) {
  const teams = useQuery(myTeamsQuery);
  const games = useOwnGames();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex items-end gap-2.5">
        <Select
          label="团队"
          value={teamId === null ? '' : String(teamId)}
          placeholder="发布时新建一个"
          options={(teams.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => onTeam(idOf(event.target.value))}
          className="min-w-0 flex-1"
        />
        <Button size="field" onClick={() => setAdding(true)}>
          新建团队
        </Button>
      </div>
      <Select
        label="关联的游戏"
        hint={games.data?.length === 0 ? '你还没有发布的游戏，上架之后可以关联到这里。' : undefined}
        value={gameId === null ? '' : String(gameId)}
        placeholder="没有"
        options={(games.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={(event) => onGame(idOf(event.target.value))}
      />
      {isAdding ? (
        <TeamDialog team={null} onSaved={({ id }) => onTeam(id)} onClose={() => setAdding(false)} />
      ) : null}
    </div>
  );
}
