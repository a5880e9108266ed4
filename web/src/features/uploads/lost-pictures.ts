const NOT_FOUND = 404;

/**
 * Those of the addresses under which the server has nothing any more. Asked past the browser's cache, which would
 * still show them. Without a clear answer a picture counts as there: being offline loses nobody's work.
 */
export async function findLostPictures(
  urls: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(urls)];
  const isLost = await Promise.all(asked.map((url) => isGone(url, signal)));
  return new Set(asked.filter((_, index) => isLost[index]));
}

async function isGone(url: string, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: signal ?? null });
    return status === NOT_FOUND;
  } catch {
    return false;
  }
}
