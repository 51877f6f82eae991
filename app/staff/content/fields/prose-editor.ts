import { Editor, type JSONContent } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Link } from "@tiptap/extension-link";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { UndoRedo } from "@tiptap/extensions";
import { cleanCharacters } from "#platform/content/clean-characters.ts";
import type { ProseDoc } from "#platform/content/define.ts";
import { cleanPasted } from "./pasted.ts";

/** What the buttons above a document show and do. */
export type ProseTools = {
  active: Readonly<Record<"bold" | "heading" | "heading3" | "bullets" | "numbers" | "quote", boolean>>;
  /** The address the selection links to; "" where it links nowhere. */
  link: string;
  run(action: "bold" | "heading" | "heading3" | "bullets" | "numbers" | "quote" | "undo" | "redo"): void;
  /** Links the selection to an address as pages know it (`linkAddress`); "" takes the link away. */
  setLink(address: string): void;
};

export type OpenProse = { doc(): ProseDoc; focus(): void; close(): void };

type Options = { attributes: Record<string, string>; changed(doc: ProseDoc): void; state(tools: ProseTools): void };

/**
 * The rich text editor on an element, with the nodes and marks that pages know (platform/content/prose/html.ts) and no
 * others.
 */
export function openProse(element: HTMLElement, doc: ProseDoc, { attributes, changed, state }: Options): OpenProse {
  const editor = new Editor({
    element,
    // A page's policy lets no style be injected; ours stands in editor.css.
    injectCSS: false,
    extensions: [
      Document,
      Paragraph,
      Text,
      Bold,
      HardBreak,
      Blockquote,
      BulletList,
      OrderedList,
      ListItem,
      ListKeymap,
      UndoRedo,
      Heading.configure({ levels: [2, 3] }),
      Link.configure({
        openOnClick: false,
        autolink: false,
        linkOnPaste: true,
        protocols: ["http", "https", "mailto", "tel"],
        HTMLAttributes: { target: null, rel: null },
      }),
    ],
    content: doc.content?.length ? toContent(doc) : null,
    editorProps: {
      attributes,
      transformPastedHTML: (html) => cleanPasted(html, location.origin),
      transformPastedText: cleanCharacters,
    },
    onUpdate: () => changed(fromContent(editor.getJSON())),
    onTransaction: () => state(toolsOf(editor)),
  });
  state(toolsOf(editor));
  return {
    doc: () => fromContent(editor.getJSON()),
    focus: () => void editor.commands.focus(),
    close: () => editor.destroy(),
  };
}

function toolsOf(editor: Editor): ProseTools {
  return {
    active: {
      bold: editor.isActive("bold"),
      heading: editor.isActive("heading", { level: 2 }),
      heading3: editor.isActive("heading", { level: 3 }),
      bullets: editor.isActive("bulletList"),
      numbers: editor.isActive("orderedList"),
      quote: editor.isActive("blockquote"),
    },
    link: String(editor.getAttributes("link").href ?? ""),
    run(action) {
      const chain = editor.chain().focus();
      const actions = {
        bold: () => chain.toggleBold(),
        heading: () => chain.toggleHeading({ level: 2 }),
        heading3: () => chain.toggleHeading({ level: 3 }),
        bullets: () => chain.toggleBulletList(),
        numbers: () => chain.toggleOrderedList(),
        quote: () => chain.toggleBlockquote(),
        undo: () => chain.undo(),
        redo: () => chain.redo(),
      };
      actions[action]().run();
    },
    setLink(address) {
      const chain = editor.chain().focus().extendMarkRange("link");
      (address === "" ? chain.unsetLink() : chain.setLink({ href: address })).run();
    },
  };
}

function toContent({ type, text, attrs, marks, content }: ProseDoc): JSONContent {
  return {
    type,
    ...(text !== undefined && { text }),
    ...(attrs && { attrs }),
    ...(marks && { marks: marks.map((mark) => ({ type: mark.type, ...(mark.attrs && { attrs: mark.attrs }) })) }),
    ...(content && { content: content.map(toContent) }),
  };
}

function fromContent({ type = "doc", text, attrs, marks, content }: JSONContent): ProseDoc {
  return {
    type,
    ...(text !== undefined && { text }),
    ...(attrs && { attrs }),
    ...(marks && { marks: marks.map((mark) => ({ type: mark.type, ...(mark.attrs && { attrs: mark.attrs }) })) }),
    ...(content && { content: content.map(fromContent) }),
  };
}
