const QUERY = /\?[^\s)"']*/g;
const MAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+\.\w+/g;
const LONG_NUMBER = /\d{7,}/g;

/** What a browser says of a failure may quote an address, a mail address or a number of somebody's. */
export function withoutPersons(text: string): string {
  return text.replaceAll(QUERY, '').replaceAll(MAIL, '…').replaceAll(LONG_NUMBER, '…');
}
