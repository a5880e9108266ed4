import type { FastifyInstance } from 'fastify';

export type BodyPace = {
  /** How long a body of JSON may take to arrive. */
  jsonMs: number;
  /** A form with a file may take minutes on a slow line, but in each such while… */
  formMs: number;
  /** …at least so much of it has to come. */
  formBytes: number;
};

const pace: BodyPace = { jsonMs: 15_000, formMs: 15_000, formBytes: 16 * 1024 };

/** Hangs up on whoever sends so slowly that they only mean to keep the connection busy. */
export function endSlowBodies(app: FastifyInstance, { jsonMs, formMs, formBytes }: BodyPace = pace): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const isForm = raw.headers['content-type']?.startsWith('multipart/') ?? false;
    let read = raw.socket.bytesRead;
    const check = () => {
      const isSlow = !isForm || raw.socket.bytesRead - read < formBytes;
      read = raw.socket.bytesRead;
      if (isSlow) raw.destroy();
    };
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody && !raw.complete) {
      const timer = setInterval(check, isForm ? formMs : jsonMs).unref();
      const stop = () => clearInterval(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
