/** A piece of the content: plain text, or an element that we render. */
export type Piece = string | { readonly tag: Tag; readonly href?: string; readonly children: readonly Piece[] };

const listedTags = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const;
export type Tag = (typeof listedTags)[number];

const aliases: ReadonlyMap<string, Tag> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
]);
const ignoredContent = /<(script|style|template|iframe|svg|math|noscript)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;
/** Matches tags and text. Needs a string that ends in `>`: otherwise, a tag without an end makes the time quadratic. */
const tokens = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|[^<]+|</gi;

/** Maximum depth of nested elements. Deeper elements lose their tags and keep their text. */
const maxDepth = 30;

interface OpenElement {
  readonly name: string;
  readonly tag: Tag | null;
  readonly href: string | undefined;
  readonly children: Piece[];
}

/**
 * Returns the content of a release post (ROOT-065) as pieces. The server's HTML never becomes HTML of the page: only the
 * elements listed here are recognized, with no attribute except the address of a link; everything else is removed or
 * becomes text.
 */
export function readContent(html: string): readonly Piece[] {
  const root: OpenElement = { name: '', tag: null, href: undefined, children: [] };
  const openElements: OpenElement[] = [root];
  const innermost = () => openElements.at(-1) ?? root;
  const close = () => {
    const closed = openElements.pop();
    if (!closed || closed === root) return;
    const { tag, href, children } = closed;
    if (tag) innermost().children.push({ tag, children, ...(href !== undefined && { href }) });
    else innermost().children.push(...children);
  };
  const text = html.replace(ignoredContent, '');
  const end = text.lastIndexOf('>') + 1;
  for (const [whole, slash, rawName, attributes = ''] of text.slice(0, end).matchAll(tokens)) {
    const name = rawName?.toLowerCase();
    if (name === undefined) innermost().children.push(decode(whole));
    else if (name === 'br') innermost().children.push({ tag: 'br', children: [] });
    else if (slash) {
      if (openElements.some((element) => element.name === name)) {
        while (innermost().name !== name) close();
        close();
      }
    } else if (openElements.length <= maxDepth && !attributes.trimEnd().endsWith('/') && !voidElements.has(name)) {
      openElements.push({ name, tag: tagOf(name), href: hrefIn(name, attributes), children: [] });
    }
  }
  if (end < text.length) innermost().children.push(decode(text.slice(end)));
  while (openElements.length > 1) close();
  return root.children;
}

const voidElements = new Set([
  'img',
  'hr',
  'input',
  'meta',
  'link',
  'source',
  'wbr',
  'embed',
  'area',
  'base',
  'col',
  'track',
]);
const tagOf = (name: string): Tag | null => aliases.get(name) ?? listedTags.find((tag) => tag === name) ?? null;

function hrefIn(name: string, attributes: string): string | undefined {
  if (name !== 'a') return undefined;
  const [, doubleQuoted, singleQuoted, unquoted] =
    /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return decode(doubleQuoted ?? singleQuoted ?? unquoted ?? '');
}

const namedEntities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00a0'],
  ['hellip', '…'],
]);

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name) =>
    name
      ? (namedEntities.get(String(name).toLowerCase()) ?? whole)
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
