import { createTransport } from 'nodemailer';
import type { MailSender } from './mail.ts';

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
    async send({ to, subject, text, html }) {
      // As an object, so that an address is never read as a list of them.
      const message = { from: options.from, to: { name: '', address: to }, subject, text };
      await transport.sendMail(html === undefined ? message : { ...message, html });
    },
  };
}
