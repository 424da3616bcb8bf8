/**
 * Shortens texts of previews as the services do (SET-214, SET-215; FACT-SET-9). Lengths are in Unicode code points, so
 * that no surrogate pair is split.
 */

const ellipsis = '…';

/** Returns the first `limit` characters and an ellipsis; a text within the limit is returned unchanged. */
export function truncate(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('')}${ellipsis}` : text;
}

/**
 * Cuts a text that exceeds the limit: at the last space before `end` if that space is after `start`, otherwise at the limit.
 * Positions are counted from 0. Because `end` is larger than the limit, the result can exceed the limit (OQ-100).
 */
export function truncateAtWord(text: string, limit: number, start: number, end: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const space = characters.slice(0, end).lastIndexOf(' ');
  return space > start ? `${characters.slice(0, space).join('')}${ellipsis}` : truncate(text, limit);
}

/** Removes tags from a text, but keeps other angle brackets, as in "1 < 2". Use the result as text, never as markup. */
export const stripTags = (text: string): string => text.replace(/<[a-z/!?][^<>]*>/gi, '');

export const searchTitle = (title: string): string => truncateAtWord(title, 63, 23, 73);

export const searchDescription = (description: string): string => truncateAtWord(stripTags(description), 160, 80, 170);

/** Returns a URL as breadcrumbs: `https://site.example/blog/` is "site.example › blog ▾". */
export function searchUrl(url: string): string {
  const breadcrumbs = url
    .replace(/^[a-z][a-z\d+.-]*:\/+/i, '')
    .split('/')
    .filter(Boolean)
    .join(' › ');
  return `${truncate(breadcrumbs, 68)} ▾`;
}

export const facebookTitle = (title: string): string => truncate(title, 80);

export const facebookDescription = (description: string): string => truncate(stripTags(description), 200);

export const tweetDescription = (description: string): string => truncate(stripTags(description), 200);
