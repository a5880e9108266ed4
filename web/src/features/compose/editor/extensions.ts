import { getSchema, type Extensions, type JSONContent } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extension-placeholder';
import { DOMParser } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { cleanElement } from './clean-html.ts';
import { linkAddress } from './links.ts';
import { mentionWith } from './mention.ts';
import type { MentionMenu } from './mention-menu.ts';
import { PicturePlaces } from './picture-places.ts';

/** Exactly what the server's sanitiser lets through: nothing can be written that would be lost on the way. */
export function editorExtensions(menu: MentionMenu, placeholder: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      underline: false,
      horizontalRule: false,
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (address) => linkAddress(address) !== null,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
      dropcursor: { color: 'var(--brand)', width: 2 },
    }),
    Image,
    PicturePlaces,
    Placeholder.configure({ placeholder }),
    mentionWith(menu),
  ];
}

/** Markup of a post or a draft as a document of the editor. */
export function documentOf(html: string, extensions: Extensions): JSONContent {
  const parser = DOMParser.fromSchema(getSchema(extensions));
  return parser.parse(cleanElement(html)).toJSON() as JSONContent;
}
