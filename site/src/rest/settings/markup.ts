/** Returns whether a text is one meta tag with a code. Uses two patterns, because a single one would take quadratic time. */
export const isMetaTag = (text: string): boolean => /^<meta [^<>]*>$/.test(text) && /content="[\w-]+"/.test(text);

/**
 * Removes tags, and spaces at both ends. Applies the pattern up to the last `>` only: there, every `<` has an end, so the time is
 * linear.
 */
export function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return (text.slice(0, end).replace(/<[^>]*>/g, '') + text.slice(end)).trim();
}
