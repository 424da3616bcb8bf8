import { knownFiles } from '../loader/known-files';

/** A piece of the content: plain text, or an element that we render. */
export type Piece = string | { readonly tag: Tag; readonly href?: string; readonly children: readonly Piece[] };

export type Tag = 'p' | 'h3' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a' | 'br';

/** Allowed elements, and the tag that we render for each. */
const allowedTags: ReadonlyMap<string, Tag> = new Map([
  ['p', 'p'],
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
  ['ul', 'ul'],
  ['ol', 'ol'],
  ['li', 'li'],
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['a', 'a'],
  ['br', 'br'],
]);
/** Elements that are removed with their content. The fields of a form can have names of DOM properties. */
const removedTags = new Set(['script', 'style', 'iframe', 'svg', 'math', 'noscript', 'form']);

/**
 * Returns the content of a release post (ROOT-065) as pieces. The server's HTML never becomes HTML of the page: only the
 * allowed elements are kept, with no attribute except the address of a link; everything else is removed or becomes text.
 */
export const readContent = (html: string): readonly Piece[] => piecesIn(knownFiles().parse(html).body);

const piecesIn = (parent: Element): readonly Piece[] =>
  [...parent.childNodes].flatMap((node): readonly Piece[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element) || removedTags.has(node.localName)) return [];
    const tag = allowedTags.get(node.localName);
    const children = piecesIn(node);
    if (!tag) return children;
    return [{ tag, children, ...(tag === 'a' && { href: node.getAttribute('href') ?? '' }) }];
  });
