type Named = { id: number; name: string };

/** The name travels along, so that the page has its title before the answer is there. */
export function circlePath({ id, name }: Named): string {
  return `/circle/${id}?name=${encodeURIComponent(name)}`;
}

export function tagPath({ id, name }: Named): string {
  return `/tag/${id}?name=${encodeURIComponent(name)}`;
}

/** 约同款: the services of whoever made it, booked with this work as the reference. */
export const sameWorkPath = ({ id, maker_id: makerId }: { id: number; maker_id: number }) =>
  `/user/${makerId}?tab=service&post=${id}`;
