import { createElement, Fragment, type ReactNode } from 'react';

/** Maps the name of a tag to a function that returns its element; `children` is undefined for `<tag/>` and `<tag></tag>`. */
export type InterpolateTags = Readonly<Record<string, (children: ReactNode) => ReactNode>>;

interface OpenTag {
  readonly name: string;
  readonly source: string;
  readonly children: ReactNode[];
}

/**
 * Puts elements into a translated sentence, so that translators see whole sentences and can change the word order:
 * `interpolate(__('Read <a>our terms</a>.'), { a: (children) => <OutLink href={terms}>{children}</OutLink> })`.
 *
 * The text is never HTML: a tag that is unknown, has attributes, or is not closed in order is shown as text.
 */
export function interpolate(text: string, tags: InterpolateTags): ReactNode {
  const root: ReactNode[] = [];
  const open: OpenTag[] = [];
  const add = (...nodes: ReactNode[]) => {
    const siblings = open.at(-1)?.children ?? root;
    for (const node of nodes) {
      const previous = siblings.at(-1);
      if (typeof node === 'string' && typeof previous === 'string') siblings.splice(-1, 1, previous + node);
      else if (node !== '') siblings.push(node);
    }
  };
  /** Turns the innermost open tag into text, followed by its children. */
  const unwrapInnermost = () => {
    const unclosed = open.pop();
    if (unclosed) add(unclosed.source, ...unclosed.children);
  };

  // Because of the group, split() also returns the tags: text, tag, text, tag, …, text.
  for (const piece of text.split(/(<\/?[\w-]+ ?\/?>)/)) {
    const [, close, name = '', isSelfClosing] = /^<(\/?)([\w-]+) ?(\/?)>$/.exec(piece) ?? [];
    if (!Object.hasOwn(tags, name) || (close && isSelfClosing)) add(piece);
    else if (isSelfClosing) add(tags[name]?.(undefined));
    else if (!close) open.push({ name, source: piece, children: [] });
    else if (open.some((each) => each.name === name)) {
      while (open.at(-1)?.name !== name) unwrapInnermost();
      const closed = open.pop();
      if (closed) add(tags[name]?.(joinNodes(closed.children)));
    } else add(piece);
  }
  while (open.length > 0) unwrapInnermost();
  return joinNodes(root);
}

/**
 * Puts each text that has siblings into a `<span>`: a browser that translates the page replaces text nodes, and React
 * could not update them.
 */
function joinNodes(nodes: readonly ReactNode[]): ReactNode {
  if (nodes.length < 2) return nodes[0];
  const elements = nodes.map((node) => (typeof node === 'string' ? createElement('span', null, node) : node));
  return createElement(Fragment, null, ...elements);
}
