import type { FastifyReply } from 'fastify';

/** Aborted when the connection ends before the answer is out. The request itself ends with its body, so it can't tell. */
export function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const hangUp = new AbortController();
  const look = () => {
    if (!raw.writableFinished) hangUp.abort(new Error('The caller has hung up'));
  };
  if (raw.destroyed) look();
  else raw.once('close', look);
  return hangUp.signal;
}
