import { PromptView } from './prompt-view.tsx';
import { useKeptPost } from './use-kept-post.ts';

/** A post that was begun can be gone on with from here. */
export function KeptPrompt({ onCompose }: { onCompose: () => void }) {
  const kept = useKeptPost();
  return <PromptView onCompose={onCompose} name={kept.name} onDiscard={() => void kept.discard()} />;
}
