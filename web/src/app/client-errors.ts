import { limits } from '@zaojie/contract/limits';
import { reportClientError } from '@zaojie/contract/site/site.endpoints';
import { call, NetworkFailure } from '../api/client.ts';

type Kind = 'recoverable' | 'uncaught' | 'route';

const AT_MOST = 5;
const told = new Set<string>();
let routePattern = (): string => '';

function send(kind: Kind, message: string, stack: string): void {
  const { route, message: longest, stack: highest } = limits.clientError;
  const body = {
    kind,
    route: routePattern().slice(0, route),
    message: message.slice(0, longest),
    stack: stack.slice(0, highest),
  };
  // Nobody can be told that telling failed.
  call(reportClientError, { body }).catch(() => undefined);
}

/** Tells the server of a failure that only this browser knows of: each once, and a few at most from one page. */
export function reportFailure(kind: Kind, error: unknown, componentStack?: string | null): void {
  // Being offline is no fault of the page.
  if (error instanceof NetworkFailure) return;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (told.has(message) || told.size >= AT_MOST) return;
  told.add(message);
  send(kind, message, componentStack ?? (error instanceof Error ? (error.stack ?? '') : ''));
}

/** React drew a part anew, because the server had drawn it otherwise or it failed once. */
export function reportRecoverable(error: unknown, info: { componentStack?: string | undefined }): void {
  console.error('drawn anew:', error, info.componentStack ?? '');
  reportFailure('recoverable', error, info.componentStack);
}

/**
 * From here on what nobody caught is told, too. `pattern` gives the address of the screen without its values. Returns the
 * way back.
 */
export function watchFailures(pattern: () => string): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  routePattern = pattern;
  // Scripts of others tell nothing but that they failed.
  const onError = ({ error }: ErrorEvent) => {
    if (error instanceof Error) reportFailure('uncaught', error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error) reportFailure('uncaught', reason);
  };
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', onRejection, { signal });
  return () => {
    listening.abort();
    told.clear();
  };
}
