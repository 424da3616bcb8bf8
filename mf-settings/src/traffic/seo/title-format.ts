/** Page types with their own title format (SET-130). */
export const pageTypes = ['front_page', 'posts', 'pages', 'groups', 'archives'] as const;
export type PageType = (typeof pageTypes)[number];

/** Placeholders in titles (SET-132). */
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

/** Part of a title format (SET-131). */
export type TitlePart =
  | { readonly type: 'token'; readonly value: TitleToken }
  | { readonly type: 'string'; readonly value: string };

export type TitleFormats = Readonly<Record<PageType, readonly TitlePart[]>>;
/** Title formats as the user types them, with tokens in square brackets. */
export type TitleTexts = Readonly<Record<PageType, string>>;

/** Tokens allowed for each page type (SET-133). */
const allowedTokens: Readonly<Record<PageType, readonly TitleToken[]>> = {
  front_page: ['site_name', 'tagline'],
  posts: ['site_name', 'tagline', 'post_title'],
  pages: ['site_name', 'tagline', 'page_title'],
  groups: ['site_name', 'tagline', 'group_title'],
  archives: ['site_name', 'tagline', 'date', 'archive_title'],
};

/** Returns the tokens that have a button: all allowed tokens except the date of archives (SET-134). */
export const offeredTokens = (type: PageType): readonly TitleToken[] =>
  allowedTokens[type].filter((token) => token !== 'date');

/** Returns the token of this name if the page type allows it. */
const tokenOf = (type: PageType, name: unknown): TitleToken | undefined =>
  allowedTokens[type].find((token) => token === name);

/** Splits a typed title into parts. Words in brackets that are not tokens of this page type stay text (SET-133). */
export function titleParts(type: PageType, text: string): readonly TitlePart[] {
  const parts: TitlePart[] = [];
  /** Text since the last token. */
  let pendingText = '';
  const addPendingText = () => {
    if (pendingText) parts.push({ type: 'string', value: pendingText });
    pendingText = '';
  };
  // Splitting with a capture group puts the token names at odd indexes.
  for (const [index, piece] of text.split(/\[(\w+)\]/).entries()) {
    const isInBrackets = index % 2 === 1;
    const token = isInBrackets ? tokenOf(type, piece) : undefined;
    if (token) {
      addPendingText();
      parts.push({ type: 'token', value: token });
    } else pendingText += isInBrackets ? `[${piece}]` : piece;
  }
  addPendingText();
  return parts;
}

/** Joins parts to a text, with tokens in square brackets. */
export const titleText = (parts: readonly { readonly type: string; readonly value: string }[]): string =>
  parts.map(({ type, value }) => (type === 'token' ? `[${value}]` : value)).join('');

const isPart = (part: unknown): part is { readonly type: string; readonly value: string } =>
  typeof part === 'object' && part !== null && 'type' in part && 'value' in part && typeof part.value === 'string';

/**
 * Returns the saved titles as texts; a page type without a title is empty. Undefined while the settings are loading, and if a
 * title has parts that this tab does not support.
 */
export function savedTitles(serverValue: unknown): TitleTexts | undefined {
  if (serverValue === undefined) return undefined;
  const parts = byType((type) => savedParts(serverValue, type));
  const isSupported = pageTypes.every((type) =>
    parts[type].every((part) => isPart(part) && (part.type !== 'token' || tokenOf(type, part.value))),
  );
  return isSupported ? byType((type) => titleText(parts[type].filter(isPart))) : undefined;
}

/** Returns the saved parts of a title. PHP sends a list with gaps as an object, and no titles as `false` or an empty string. */
function savedParts(serverValue: unknown, type: PageType): readonly unknown[] {
  const stored: unknown =
    typeof serverValue === 'object' && serverValue !== null ? Reflect.get(serverValue, type) : serverValue;
  if (!stored) return [];
  return typeof stored === 'object' ? Object.values(stored) : [stored];
}

/** Returns the value to save: the title of each page type as a list of parts (SET-131). */
export const sentTitles = (texts: TitleTexts): TitleFormats => byType((type) => titleParts(type, texts[type]));

/** Maps each page type to a value. */
const byType = <Value>(value: (type: PageType) => Value): Readonly<Record<PageType, Value>> => ({
  front_page: value('front_page'),
  posts: value('posts'),
  pages: value('pages'),
  groups: value('groups'),
  archives: value('archives'),
});

/** Inserts a token in place of the selection. @returns the new text and the new cursor position */
export function withToken(
  text: string,
  token: TitleToken,
  [start, end]: readonly [start: number, end: number],
): { readonly text: string; readonly cursor: number } {
  const textBeforeCursor = `${text.slice(0, start)}[${token}]`;
  return { text: `${textBeforeCursor}${text.slice(end)}`, cursor: textBeforeCursor.length };
}

/** Returns a title with each token replaced by its example. */
export const exampleTitle = (type: PageType, text: string, examples: Readonly<Record<TitleToken, string>>): string =>
  titleParts(type, text)
    .map((part) => (part.type === 'token' ? examples[part.value] : part.value))
    .join('');
