import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { filesOf } from '../../../hooks/use-file-drop.ts';
import { cleanHtml } from './clean-html.ts';
import './editor.css';
import { EditorToolbar } from './editor-toolbar.tsx';
import { documentOf, editorExtensions } from './extensions.ts';
import { MentionList } from './mention-list.tsx';
import { MentionMenu } from './mention-menu.ts';
import { useEditorImages } from './use-editor-images.ts';

export interface RichTextEditorProps {
  /** Markup to begin with; later changes are not taken over. */
  initialHtml: string;
  label: string;
  placeholder: string;
  onChange: (html: string) => void;
  /** Pictures of the text are on their way. */
  onBusyChange: (busy: boolean) => void;
}

const TRAILING_EMPTY = /(?:<p><\/p>)+$/;

/** The markup without the empty lines at its end, one of which the editor keeps there to be written on. */
function textOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(TRAILING_EMPTY, '');
}

/** The text of a post. Loaded when the form is open, never before. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { initialHtml, label, placeholder, onChange, onBusyChange } = props;
  const images = useEditorImages(onBusyChange);
  const own = useRef<Editor | null>(null);
  const [setup] = useState(() => {
    const menu = new MentionMenu();
    const extensions = editorExtensions(menu, placeholder);
    return { menu, extensions, content: documentOf(initialHtml, extensions) };
  });

  function takeFiles(data: DataTransfer | null, pos?: number): boolean {
    const files = filesOf(data).filter((file) => file.type.startsWith('image/'));
    // A copied table or slide brings a picture of itself along with its text.
    if (files.length === 0 || data?.types.includes('text/html') || own.current === null) return false;
    void images.insertAll(own.current, files, pos);
    return true;
  }

  const editor = useEditor({
    extensions: setup.extensions,
    content: setup.content,
    // The styles are in editor.css: the page allows no style element.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'editor-text',
      },
      transformPastedHTML: cleanHtml,
      handlePaste: (_view, event) => takeFiles(event.clipboardData),
      handleDrop: (view, event, _slice, moved) =>
        !moved &&
        takeFiles(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
    },
    onCreate: (created) => {
      own.current = created.editor;
    },
    onUpdate: (updated) => onChange(textOf(updated.editor)),
  });

  return (
    <div className="editor-box">
      <EditorToolbar
        editor={editor}
        uploading={images.uploading}
        onFiles={(files) => void images.insertAll(editor, files)}
      />
      <EditorContent editor={editor} />
      <MentionList menu={setup.menu} />
    </div>
  );
}
