import { useEditorState, type Editor } from '@tiptap/react';
import { Link } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Popover } from '../../../ui/menu/popover.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { linkAddress } from './links.ts';

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.extendMarkRange('link').setLink({ href }).run();
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [current] = useState(() => (editor.getAttributes('link')['href'] as string | undefined) ?? '');
  const [typed, setTyped] = useState(current);
  const [error, setError] = useState<string | undefined>(undefined);

  function apply(event: FormEvent) {
    event.preventDefault();
    const href = linkAddress(typed);
    if (href === null) {
      setError('请输入正确的链接');
      return;
    }
    onDone();
    setLink(editor, href);
  }

  function remove() {
    onDone();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <form onSubmit={apply} noValidate className="w-72 max-w-full">
      <TextInput
        label="链接地址"
        inputMode="url"
        placeholder="https://"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <div className="mt-3 flex justify-end gap-2">
        {current === '' ? null : (
          <Button look="quiet" size="small" onClick={remove}>
            移除链接
          </Button>
        )}
        <Button look="primary" size="small" type="submit">
          确定
        </Button>
      </div>
    </form>
  );
}

export function LinkControl({ editor }: { editor: Editor }) {
  const active = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });
  return (
    <Popover
      label="链接"
      align="start"
      renderTrigger={(trigger) => (
        <IconButton
          {...trigger}
          label="链接"
          size="small"
          aria-pressed={active}
          className={classNames(active && 'bg-brand-tint text-brand-ink')}
        >
          <Link size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    >
      {(close) => <LinkForm editor={editor} onDone={close} />}
    </Popover>
  );
}
