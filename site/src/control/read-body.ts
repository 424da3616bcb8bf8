import type { Context } from 'hono';
import * as v from 'valibot';

/** Returns whether the body of a request is a form. */
export const isForm = (c: Context): boolean =>
  (c.req.header('Content-Type') ?? '').includes('application/x-www-form-urlencoded');

function parseJson(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a request: JSON, or the fields of a form. In a form, skips fields that are empty or not in the schema, and parses
 * `null` and the values that the schema refuses as strings, such as numbers.
 * @param entries of the schema
 * @returns an empty object for an empty body; undefined for invalid JSON
 */
export async function readBody(c: Context, entries: v.ObjectEntries): Promise<unknown> {
  const text = await c.req.text();
  if (!isForm(c)) return text.trim() ? parseJson(text) : {};
  const fields = [...new URLSearchParams(text)].flatMap(([name, value]) => {
    const schema = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (value === '' || !schema) return [];
    if (value === 'null') return [[name, null]];
    const isValidText = v.safeParse(schema, value).success;
    return [[name, isValidText ? value : (parseJson(value) ?? value)]];
  });
  return Object.fromEntries(fields);
}

/** Returns the body of a request as the schema parses it; null if the body does not match the schema. */
export async function parseBody<T>(
  c: Context,
  schema: v.GenericSchema<unknown, T> & { readonly entries: v.ObjectEntries },
): Promise<T | null> {
  const parsed = v.safeParse(schema, await readBody(c, schema.entries));
  return parsed.success ? parsed.output : null;
}
