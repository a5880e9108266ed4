import { useSession } from '../../../api/session.ts';
import { laterPart } from '../../../hooks/later-part.tsx';
import { PromptView } from './prompt-view.tsx';

type PromptProps = { onCompose: () => void };

/** Where it doesn't come, a new post can be written all the same. */
const fetchKept = () => import('./kept-prompt.tsx').catch(() => ({ KeptPrompt: PromptView }));
const KeptPrompt = laterPart<PromptProps>(
  async () => (await fetchKept()).KeptPrompt,
  () => null,
);

/** The way to the composer. Who isn't signed in has begun nothing. */
export function ComposerPrompt({ onCompose }: PromptProps) {
  const isSignedIn = useSession() !== null;
  const plain = <PromptView onCompose={onCompose} />;
  return <KeptPrompt onCompose={onCompose} room={plain} isWanted={isSignedIn} />;
}
