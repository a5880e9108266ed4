import { createTransport } from 'nodemailer';
import { MailRefused, type MailSender } from './mail.ts';

const TIMEOUT_MS = 10_000;

/** Hands messages to the operator's mail server. A connection is made for each and closed again. */
export function createSmtpMail(options: { url: string; from: string }): MailSender {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Nothing that is given here may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isSandbox: false,
    async send({ to, ...letter }) {
      // As an object, so that an address is never read as a list of them.
      const message = { from: options.from, to: { name: '', address: to }, ...letter };
      await transport.sendMail(message).catch((error: unknown) => {
        throw isFinal(error) ? new MailRefused(error.message, { cause: error }) : error;
      });
    },
  };
}

/** Nobody is at that address; whatever else goes wrong may be right later. */
const isFinal = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  'command' in error &&
  Number(error.responseCode) >= 500 &&
  error.command === 'RCPT TO';
