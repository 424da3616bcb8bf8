import * as v from 'valibot';

const text = v.object({ type: v.literal('string'), value: v.string() });

/** Returns the schema of a title, which consists of texts and tokens. @param names tokens that it may contain besides those of the site */
const titleWith = (...names: string[]) => {
  const token = v.object({ type: v.literal('token'), value: v.picklist(['site_name', 'tagline', ...names]) });
  return v.optional(v.array(v.variant('type', [text, token])), []);
};

/** Formats of titles, by kind of page. */
const formatsSchema = v.strictObject({
  front_page: titleWith(),
  posts: titleWith('post_title'),
  pages: titleWith('page_title'),
  groups: titleWith('group_title'),
  archives: titleWith('date', 'archive_title'),
});

/** Returns whether a value is a valid set of title formats. */
export const isSeoTitleFormats = (value: unknown): boolean => !Array.isArray(value) && v.is(formatsSchema, value);

/** Returns the formats after a write. Kinds of pages that `changes` lacks keep their format. */
export const withSeoTitles = (before: unknown, changes: unknown) =>
  v.parse(formatsSchema, { ...Object(before), ...Object(changes) });
