import { TryWords } from '../../features/words/try-words.tsx';
import { WordList } from '../../features/words/word-list.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminWordsPage() {
  return (
    <AdminArea
      title="词语过滤"
      about="拒绝的发不出去；待审的帖子和游戏审核后显示，其他内容先显示、自动进举报；遮盖的显示成星号。"
    >
      <TryWords />
      <WordList />
    </AdminArea>
  );
}
