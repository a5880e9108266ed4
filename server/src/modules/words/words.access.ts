import * as endpoints from '@zaojie/contract/words/word.endpoints';
import { accessOf, forAdmin } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';

async function findWord({ app }: Stage) {
  const word = await app.db.selectFrom('watched_words').select('id').executeTakeFirstOrThrow();
  return { wordId: word.id };
}

export const access = accessOf(findWord, (row) => [
  row(endpoints.listWords, forAdmin),
  row(endpoints.addWords, forAdmin, () => ({ body: { words: '代练通', level: 'hold' as const } })),
  row(endpoints.removeWords, forAdmin, ({ wordId }) => ({ body: { ids: [wordId] } })),
  row(endpoints.exportWords, forAdmin),
  row(endpoints.tryWords, forAdmin, () => ({ body: { text: '你好' } })),
]);
