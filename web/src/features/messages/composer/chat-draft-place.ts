/** Where the unsent words of a chat are kept. */
export function chatDraftPlace(chat: string): string {
  return `chat:${chat}`;
}
