export type Mail = { to: string; subject: string; text: string; html?: string };

/** The way to somebody's mailbox. Throws when the message could not be handed over. */
export type MailSender = {
  /** True where nothing leaves the house and the caller may show what was sent on screen. */
  isSandbox: boolean;
  send(mail: Mail): Promise<void>;
};
