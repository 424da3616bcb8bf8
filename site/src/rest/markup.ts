/** Whether a text is one meta tag with a code. Two patterns: in one, the time would grow with the square of the length. */
export const isMetaTag = (text: string): boolean => /^<meta [^<>]*>$/.test(text) && /content="[\w-]+"/.test(text);

/**
 * Returns a text without tags and without blanks around it. The pattern sees the text up to its last `>` only: there every `<`
 * has an end, and the work grows with the length alone.
 */
export function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return (text.slice(0, end).replace(/<[^>]*>/g, '') + text.slice(end)).trim();
}
