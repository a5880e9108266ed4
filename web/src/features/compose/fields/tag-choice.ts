import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import { limits } from '@zaojie/contract/limits';
import { isStorableText } from '@zaojie/contract/text-rules';

/** Two labels mean one tag when their ids or, whatever the case, their names are the same. */
export function isSameTag(one: TagLabel, other: TagLabel): boolean {
  return one.id === other.id || nameKey(one.name) === nameKey(other.name);
}

export function hasTag(tags: readonly TagLabel[], tag: TagLabel): boolean {
  return tags.some((each) => isSameTag(each, tag));
}

/** Adds a tag unless it is there or the list is full; the same list then. */
export function withTag(tags: readonly TagLabel[], tag: TagLabel, max: number): readonly TagLabel[] {
  return hasTag(tags, tag) || tags.length >= max ? tags : [...tags, tag];
}

export function withoutTag(tags: readonly TagLabel[], tag: TagLabel): readonly TagLabel[] {
  return tags.filter((each) => !isSameTag(each, tag));
}

/** A tag that the server doesn't know yet; its id is negative and differs from those chosen already. */
export function newTag(name: string, tags: readonly TagLabel[]): TagLabel {
  return { id: Math.min(0, ...tags.map((tag) => tag.id)) - 1, name: name.trim() };
}

/** What is offered while somebody types; at most five, and nothing that is chosen already. */
export function suggestTags(
  known: readonly TagLabel[],
  keyword: string,
  chosen: readonly TagLabel[],
): TagLabel[] {
  const wanted = nameKey(keyword);
  return known
    .filter((tag) => nameKey(tag.name).includes(wanted) && !hasTag(chosen, tag))
    .slice(0, limits.tag.suggestions);
}

/** Whether the typed name would be a new tag: neither known nor chosen, not too long, and of characters that may be stored. */
export function canCreateTag(name: string, known: readonly TagLabel[], chosen: readonly TagLabel[]): boolean {
  const key = nameKey(name);
  if (key === '' || [...name.trim()].length > limits.tag.nameMax || !isStorableText(name)) return false;
  return ![...known, ...chosen].some((tag) => nameKey(tag.name) === key);
}

/** Existing tags go out by id, new ones by name. */
export function chosenTagsOf(tags: readonly TagLabel[]): (number | TagLabel)[] {
  return tags.map((tag) => (tag.id > 0 ? tag.id : tag));
}

function nameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
