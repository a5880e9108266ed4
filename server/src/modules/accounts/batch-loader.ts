/**
 * Looks up together what is asked for in the same turn of the event loop: a page that asks for six things at once, or
 * fifty people in the same millisecond, cost one statement. It is sent after all of them have asked, so nobody gets an
 * answer older than their question.
 */
export function createBatchLoader<V>(
  findAll: (keys: string[]) => Promise<Map<string, V>>,
): (key: string) => Promise<V | null> {
  let gathering: { keys: Set<string>; found: Promise<Map<string, V>> } | null = null;
  const begin = () => {
    const keys = new Set<string>();
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      gathering = null;
      return findAll([...keys]);
    });
    return { keys, found };
  };
  return async (key) => {
    gathering ??= begin();
    const { keys, found } = gathering;
    keys.add(key);
    return (await found).get(key) ?? null;
  };
}
