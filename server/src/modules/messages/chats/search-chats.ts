import type { searchChats as endpoint } from '@zaojie/contract/messages/message.endpoints';
import type { Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { readKeyword } from '../../../platform/search/search-query.ts';
import { viewPerson } from './chat.view.ts';
import { viewSessions } from './view-sessions.ts';
import { viewMessages } from '../view-messages.ts';
import { countFoundMessages, searchMessages } from './search.queries.ts';
import { listSessionRows } from './session.queries.ts';

const MOST_SESSIONS = 20;

export const searchChats: Action<typeof endpoint> = async (context, { query }) => {
  const { db } = context;
  const { userId: viewerId } = context.viewer;
  const { keyword, page, per_page: limit } = query;
  const named = { viewerId, keyword, now: context.now(), limit: MOST_SESSIONS, offset: 0, after: null };
  const words = readKeyword(keyword);
  const search = words && { viewerId, query: words, limit, offset: (page - 1) * limit };
  const [sessions, found, total] = await Promise.all([
    keyword === '' ? [] : listSessionRows(db, named),
    search ? searchMessages(db, search) : [],
    search ? countFoundMessages(db, viewerId, search.query) : 0,
  ]);
  const views = await viewMessages(db, context, { rows: found, readerId: viewerId });
  const messages = found.flatMap((row, index) => {
    const view = views[index];
    return view ? [{ ...view, user: viewPerson(row.person) }] : [];
  });
  return {
    terms: words?.terms ?? [],
    sessions: await viewSessions(db, context, { rows: sessions, readerId: viewerId }),
    messages: pageOf(messages, { total, page, perPage: limit }),
  };
};
