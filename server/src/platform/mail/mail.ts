export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The same for each try, so that a mailbox that gets it twice shows it once. */
  messageId?: string;
  headers?: Readonly<Record<string, string>>;
};

/** The other side will never take it: trying again is of no use. */
export class MailRefused extends Error {}

/** The way to somebody's mailbox. Throws when the message could not be handed over. */
export type MailSender = {
  /** True where nothing leaves the house and the caller may show what was sent on screen. */
  isSandbox: boolean;
  send(mail: Mail): Promise<void>;
};
