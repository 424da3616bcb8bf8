import type { Context } from 'hono';
import * as v from 'valibot';

/** Returns whether a form of the control page sent the request. */
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
 * Reads the body of a request: JSON, or the fields of a form. Leaves out empty fields, and converts the others to the types of the schema.
 * @returns undefined if the body is neither
 */
export async function readBody(c: Context, entries: v.ObjectEntries): Promise<unknown> {
  const text = await c.req.text();
  if (!isForm(c)) return text.trim() ? parseJson(text) : {};
  const fields = [...new URLSearchParams(text)].flatMap(([name, value]) => {
    const schema = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (value === '' || !schema) return [];
    if (value === 'null') return [[name, null]];
    return [[name, v.safeParse(schema, value).success ? value : (parseJson(value) ?? value)]];
  });
  return Object.fromEntries(fields);
}

/** Returns the body of a request, parsed; null if it does not match the schema. */
export async function parseBody<T>(
  c: Context,
  schema: v.GenericSchema<unknown, T> & { readonly entries: v.ObjectEntries },
): Promise<T | null> {
  const parsed = v.safeParse(schema, await readBody(c, schema.entries));
  return parsed.success ? parsed.output : null;
}
