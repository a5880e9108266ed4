/** What open sockets mean to modules: the sockets themselves know no chats. */
export type LiveHandlers = {
  typing(userId: number, chatIdentify: string): Promise<void>;
  presence(userId: number, isOnline: boolean): Promise<void>;
};

/** What a socket can do, whichever library opened it. */
export type Socket = {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number): void;
  ping(): void;
  terminate(): void;
  on(event: 'pong', listener: () => void): unknown;
  on(event: 'message', listener: (data: unknown, isBinary: boolean) => void): unknown;
  once(event: 'close', listener: () => void): unknown;
};

/** The sockets of one process. */
export type SocketServer = {
  /** Takes over a socket that was opened with this ticket. */
  greet(socket: Socket, ticket: string): void;
  stop(): Promise<void>;
};
