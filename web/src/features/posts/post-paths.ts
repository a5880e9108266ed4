type Named = { id: number; name: string };

/** The name travels along, so that the page has its title before the answer is there. */
export function circlePath({ id, name }: Named): string {
  return `/circle/${id}?name=${encodeURIComponent(name)}`;
}

export function tagPath({ id, name }: Named): string {
  return `/tag/${id}?name=${encodeURIComponent(name)}`;
}
