type Named = { id: number; name: string };

/** The name travels along, so that the page has its title before the answer is there. */
export function circlePath({ id, name }: Named): string {
  return `/circle/${id}?name=${encodeURIComponent(name)}`;
}

export function tagPath({ id, name }: Named): string {
  return `/tag/${id}?name=${encodeURIComponent(name)}`;
}

/** 约同款: the services of whoever made it, booked with this work as the reference. */
export const sameWorkPath = (post: { id: number; user_id: number }, makerId = post.user_id) =>
  `/user/${makerId}?tab=service&post=${post.id}`;
