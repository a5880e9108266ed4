/**
 * The members of a JSON object as they were written: an answer's signature covers the very characters of one member, which
 * parsing and writing again would change. Expects valid JSON; of a name that stands twice the last counts, as for JSON.parse.
 */
export function rawMembers(json: string): Map<string, string> {
  const members = new Map<string, string>();
  let at = json.indexOf('{') + 1;
  while (at > 0 && at < json.length) {
    const nameStart = json.indexOf('"', at);
    if (nameStart === -1) break;
    const nameEnd = endOfString(json, nameStart);
    const valueStart = json.indexOf(':', nameEnd) + 1;
    const valueEnd = endOfValue(json, valueStart);
    const name = JSON.parse(json.slice(nameStart, nameEnd)) as string;
    members.set(name, json.slice(valueStart, valueEnd).trim());
    at = valueEnd + 1;
  }
  return members;
}

/** Just behind the closing quote. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at + 1;
  }
  return json.length;
}

/** At the comma or brace that follows. */
function endOfValue(json: string, start: number): number {
  let depth = 0;
  for (let at = start; at < json.length; at += 1) {
    const character = json[at] ?? '';
    if (character === '"') at = endOfString(json, at) - 1;
    else if ('{['.includes(character)) depth += 1;
    else if (depth > 0 && '}]'.includes(character)) depth -= 1;
    else if (depth === 0 && ',}'.includes(character)) return at;
  }
  return json.length;
}
