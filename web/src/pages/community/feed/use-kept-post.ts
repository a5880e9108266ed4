import { forgetDraft } from '../../../api/drafts/draft-shelf.ts';
import { useDraft } from '../../../api/drafts/use-draft.ts';
import { useSession } from '../../../api/session.ts';
import { NEW_POST_PLACE, parseDraft, type PostDraft } from '../../../features/compose/draft.ts';
import { textOfHtml } from '../../../features/posts/text-of-html.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';

const NAMED_BY = 24;

/** What a draft is called: by its title, or its first words. */
export function nameOfDraft({ title, content, pictures }: PostDraft): string {
  const words = title.trim() || textOfHtml(content).trim();
  if (words === '') return pictures.length > 0 ? `${pictures.length} 张图片` : '没有标题的草稿';
  const letters = [...words];
  return `《${letters.length > NAMED_BY ? `${letters.slice(0, NAMED_BY).join('')}…` : words}》`;
}

/** The post that was begun and not published, and the way to throw it away. */
export function useKeptPost() {
  const userId = useSession()?.user.id ?? 0;
  const draft = parseDraft(useDraft(NEW_POST_PLACE), null);

  async function discard(): Promise<void> {
    const isSure = await dialog.confirm({
      title: '放弃这篇草稿吗？',
      message: '放弃后无法恢复。',
      confirmText: '放弃',
      cancelText: '留着',
      danger: true,
    });
    if (!isSure) return;
    forgetDraft(userId, NEW_POST_PLACE);
    const { discardBoxDraft } = await import('../../../features/compose/box/box-place.ts');
    await discardBoxDraft(userId);
  }

  return { name: draft === null ? null : nameOfDraft(draft), discard };
}
