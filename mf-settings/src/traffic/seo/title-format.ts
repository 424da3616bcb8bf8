/** Kinds of pages that have a title of their own (SET-130). */
export const pageTypes = ['front_page', 'posts', 'pages', 'groups', 'archives'] as const;
export type PageType = (typeof pageTypes)[number];

/** What stands for something of the page (SET-132). */
export const titleTokens = [
  'site_name',
  'tagline',
  'post_title',
  'page_title',
  'group_title',
  'date',
  'archive_title',
] as const;
export type TitleToken = (typeof titleTokens)[number];

/** A piece of a title (SET-131). */
export type TitlePart =
  | { readonly type: 'token'; readonly value: TitleToken }
  | { readonly type: 'string'; readonly value: string };

export type TitleFormats = Readonly<Record<PageType, readonly TitlePart[]>>;
/** The formats as they are typed: tokens in square brackets. */
export type TitleTexts = Readonly<Record<PageType, string>>;

/** Tokens that are understood per kind of page (SET-133). */
const understood: Readonly<Record<PageType, readonly TitleToken[]>> = {
  front_page: ['site_name', 'tagline'],
  posts: ['site_name', 'tagline', 'post_title'],
  pages: ['site_name', 'tagline', 'page_title'],
  groups: ['site_name', 'tagline', 'group_title'],
  archives: ['site_name', 'tagline', 'date', 'archive_title'],
};

/** Tokens that have a button: what is understood, but for the date of archives (SET-134). */
export const offeredTokens = (type: PageType): readonly TitleToken[] =>
  understood[type].filter((token) => token !== 'date');

const tokenOf = (type: PageType, name: unknown): TitleToken | undefined =>
  understood[type].find((token) => token === name);

/** A typed title as parts. What stands in brackets and is no token of this kind of page stays text (SET-133). */
export function titleParts(type: PageType, text: string): readonly TitlePart[] {
  const parts: TitlePart[] = [];
  let plain = '';
  const flush = () => {
    if (plain) parts.push({ type: 'string', value: plain });
    plain = '';
  };
  // The names of a split by group come between the texts.
  for (const [index, piece] of text.split(/\[(\w+)\]/).entries()) {
    const token = index % 2 === 1 ? tokenOf(type, piece) : undefined;
    if (token) {
      flush();
      parts.push({ type: 'token', value: token });
    } else plain += index % 2 === 1 ? `[${piece}]` : piece;
  }
  flush();
  return parts;
}

/** Parts as they stand in the field. */
export const titleText = (parts: readonly { readonly type: string; readonly value: string }[]): string =>
  parts.map(({ type, value }) => (type === 'token' ? `[${value}]` : value)).join('');

const isPart = (part: unknown): part is { readonly type: string; readonly value: string } =>
  typeof part === 'object' && part !== null && 'type' in part && 'value' in part && typeof part.value === 'string';

/** What the server holds, as texts; undefined while that is unknown. Kinds that are missing or no list have none. */
export function savedTitles(serverValue: unknown): TitleTexts | undefined {
  if (serverValue === undefined) return undefined;
  const text = (type: PageType) => {
    const parts: unknown =
      typeof serverValue === 'object' && serverValue !== null ? Reflect.get(serverValue, type) : undefined;
    return Array.isArray(parts) ? titleText(parts.filter(isPart)) : '';
  };
  return byType(text);
}

/** What is sent: every kind of page, each as a list of parts (SET-131). */
export const sentTitles = (texts: TitleTexts): TitleFormats => byType((type) => titleParts(type, texts[type]));

const byType = <Value>(value: (type: PageType) => Value): Readonly<Record<PageType, Value>> => ({
  front_page: value('front_page'),
  posts: value('posts'),
  pages: value('pages'),
  groups: value('groups'),
  archives: value('archives'),
});

/** Puts a token where the cursor is, in place of what is marked. @returns the new text, and where the cursor goes */
export function withToken(
  text: string,
  token: TitleToken,
  [start, end]: readonly [start: number, end: number],
): { readonly text: string; readonly cursor: number } {
  const before = text.slice(0, start);
  return { text: `${before}[${token}]${text.slice(end)}`, cursor: before.length + token.length + 2 };
}

/** The title as it will read, with an example for each token. */
export const exampleTitle = (type: PageType, text: string, examples: Readonly<Record<TitleToken, string>>): string =>
  titleParts(type, text)
    .map((part) => (part.type === 'token' ? examples[part.value] : part.value))
    .join('');
