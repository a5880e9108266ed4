/** The way to somebody's phone. Throws when the message could not be handed over. */
export type SmsSender = {
  /** True where no phone is involved and the caller may show the code on screen. */
  isSandbox: boolean;
  sendCode(mobile: string, code: string): Promise<void>;
};
