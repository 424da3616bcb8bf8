import * as v from 'valibot';

const siteTokens = ['site_name', 'tagline'];

/** Tokens that titles may contain, by kind of page. */
const tokensByKind: Readonly<Record<string, readonly string[]>> = {
  front_page: siteTokens,
  posts: [...siteTokens, 'post_title'],
  pages: [...siteTokens, 'page_title'],
  groups: [...siteTokens, 'group_title'],
  archives: [...siteTokens, 'date', 'archive_title'],
};

/** A part of a title: a token, or text. */
const pieceSchema = v.object({ type: v.picklist(['token', 'string']), value: v.string() });
const formatsSchema = v.record(v.string(), v.array(pieceSchema));

/** Returns whether a value is a valid set of title formats. */
export function isSeoTitleFormats(value: unknown): boolean {
  const parsed = v.safeParse(formatsSchema, value);
  if (!parsed.success || Array.isArray(value)) return false;
  return Object.entries(parsed.output).every(([kind, pieces]) => {
    const allowed = Object.hasOwn(tokensByKind, kind) ? tokensByKind[kind] : undefined;
    return allowed && pieces.every(({ type, value: text }) => type === 'string' || allowed.includes(text));
  });
}

/**
 * Returns the formats after a write. Kinds of pages that `changes` lacks keep their format.
 * @param changes formats that `isSeoTitleFormats` accepts
 */
export function withSeoTitles(before: unknown, changes: unknown): Record<string, unknown> {
  const empty = Object.fromEntries(Object.keys(tokensByKind).map((kind) => [kind, []]));
  const parsed = v.safeParse(formatsSchema, before);
  return { ...empty, ...(parsed.success && parsed.output), ...v.parse(formatsSchema, changes) };
}
