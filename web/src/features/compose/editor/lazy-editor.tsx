import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

type Editor = ComponentType<RichTextEditorProps>;
type LoadEditor = () => Promise<{ RichTextEditor: Editor }>;

let kept: Editor | null = null;
const loadEditor: LoadEditor = () => import('./rich-text-editor.tsx');

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex min-h-54 items-center justify-center gap-3 rounded-control border border-line-2 text-13 text-ink-3"
    >
      编辑器没有加载出来
      <Button size="small" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}

/** The editor is most of the form's code: the form opens without it and keeps its place. */
export function LazyEditor({ load = loadEditor, ...props }: RichTextEditorProps & { load?: LoadEditor }) {
  const [Loaded, setLoaded] = useState<Editor | null>(() => kept);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (Loaded !== null || hasFailed) return undefined;
    let isWanted = true;
    load().then(
      ({ RichTextEditor }) => {
        kept = RichTextEditor;
        return isWanted ? setLoaded(() => RichTextEditor) : undefined;
      },
      () => (isWanted ? setHasFailed(true) : undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [Loaded, hasFailed, load]);
  if (hasFailed) return <Failed onRetry={() => setHasFailed(false)} />;
  return Loaded === null ? <EditorSkeleton /> : <Loaded {...props} />;
}
