import { useEditorState, type Editor } from '@tiptap/react';
import {
  AtSign,
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  SquareCode,
  Strikethrough,
  TextQuote,
  type LucideIcon,
} from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { acceptOf } from '../../uploads/upload-checks.ts';
import { LinkControl } from './link-control.tsx';

interface Tool {
  label: string;
  Icon: LucideIcon;
  isActive: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    label: '加粗',
    Icon: Bold,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: '斜体',
    Icon: Italic,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: '删除线',
    Icon: Strikethrough,
    isActive: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: '大标题',
    Icon: Heading2,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: '小标题',
    Icon: Heading3,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: '无序列表',
    Icon: List,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: '有序列表',
    Icon: ListOrdered,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: '引用',
    Icon: TextQuote,
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: '行内代码',
    Icon: Code,
    isActive: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    label: '代码块',
    Icon: SquareCode,
    isActive: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
];

function ToolButton({ tool, active, onClick }: { tool: Tool; active: boolean; onClick: () => void }) {
  return (
    <IconButton
      label={tool.label}
      size="small"
      aria-pressed={active}
      onClick={onClick}
      className={classNames(active && 'bg-brand-tint text-brand-ink')}
    >
      <tool.Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

interface ImageControlProps {
  uploading: number;
  onFiles: (files: File[]) => void;
}

function ImageControl({ uploading, onFiles }: ImageControlProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="插入图片" size="small" onClick={() => input.current?.click()}>
        <ImagePlus size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <FileInput ref={input} label="插入正文的图片" accept={acceptOf('image')} onFiles={onFiles} />
      <span aria-live="polite" className="text-12 whitespace-nowrap text-ink-3">
        {uploading > 0 ? `正在上传 ${uploading} 张图片…` : ''}
      </span>
    </>
  );
}

export function EditorToolbar({ editor, uploading, onFiles }: ImageControlProps & { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => TOOLS.map((tool) => tool.isActive(current)),
  });
  return (
    <div
      role="toolbar"
      aria-label="文字格式"
      className="flex scrollbar-none items-center gap-0.5 overflow-x-auto border-b border-line px-2 py-1.5 max-md:gap-2.5 max-md:py-2.5 dark:border-line-2"
    >
      {TOOLS.map((tool, index) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          active={active[index] ?? false}
          onClick={() => tool.run(editor)}
        />
      ))}
      <LinkControl editor={editor} />
      <IconButton
        label="提到某人"
        size="small"
        onClick={() => editor.chain().focus().insertContent({ type: 'text', text: '@' }).run()}
      >
        <AtSign size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <ImageControl uploading={uploading} onFiles={onFiles} />
    </div>
  );
}
