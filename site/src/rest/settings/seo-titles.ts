import * as v from 'valibot';

const common = ['site_name', 'tagline'];

/** Kinds of pages, and the tokens that their titles may contain. */
const tokens: Readonly<Record<string, readonly string[]>> = {
  front_page: common,
  posts: [...common, 'post_title'],
  pages: [...common, 'page_title'],
  groups: [...common, 'group_title'],
  archives: [...common, 'date', 'archive_title'],
};

const piece = v.object({ type: v.picklist(['token', 'string']), value: v.string() });
const formats = v.record(v.string(), v.array(piece));

/** Returns whether a value is a valid set of title formats. */
export function isSeoTitleFormats(value: unknown): boolean {
  const parsed = v.safeParse(formats, value);
  if (!parsed.success || Array.isArray(value)) return false;
  return Object.entries(parsed.output).every(([kind, pieces]) => {
    const allowed = Object.hasOwn(tokens, kind) ? tokens[kind] : undefined;
    return allowed && pieces.every(({ type, value: text }) => type === 'string' || allowed.includes(text));
  });
}

/** Returns the formats after a write. Kinds that it does not name keep their format. */
export function withSeoTitles(before: unknown, changes: unknown): Record<string, unknown> {
  const empty = Object.fromEntries(Object.keys(tokens).map((kind) => [kind, []]));
  const parsed = v.safeParse(formats, before);
  return { ...empty, ...(parsed.success && parsed.output), ...v.parse(formats, changes) };
}
