import type { reportClientError as endpoint } from '@zaojie/contract/site/site.endpoints';
import type { Action } from '../../frame/action.ts';
import { withoutPersons } from './client-error.rules.ts';

/** A page that failed in somebody's browser is otherwise known to nobody. */
export const reportClientError: Action<typeof endpoint> = async (context, { body }) => {
  const { kind, route, message, stack } = body;
  context.log.warn(
    { kind, route, message: withoutPersons(message), stack: withoutPersons(stack) },
    'client error',
  );
  return {};
};
