import type { FastifyInstance } from 'fastify';

export type BodyPace = {
  /** How long a body of JSON may take to arrive. */
  jsonMs: number;
  /** A file may take minutes on a slow line, but in each such while… */
  fileMs: number;
  /** …at least so much of it has to come. */
  fileBytes: number;
};

const pace: BodyPace = { jsonMs: 15_000, fileMs: 15_000, fileBytes: 16 * 1024 };

const bringsFile = /^(multipart\/|application\/octet-stream)/i;

/** Hangs up on whoever sends so slowly that they only mean to keep the connection busy. */
export function endSlowBodies(app: FastifyInstance, { jsonMs, fileMs, fileBytes }: BodyPace = pace): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const isFile = bringsFile.test(raw.headers['content-type'] ?? '');
    let read = raw.socket.bytesRead;
    const check = () => {
      const isSlow = !isFile || raw.socket.bytesRead - read < fileBytes;
      read = raw.socket.bytesRead;
      if (isSlow) raw.destroy();
    };
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody && !raw.complete) {
      const timer = setInterval(check, isFile ? fileMs : jsonMs).unref();
      const stop = () => clearInterval(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
