import type { Context } from 'hono';
import * as v from 'valibot';

/** Returns whether a form of the control page sent the request. */
export const isForm = (c: Context): boolean =>
  (c.req.header('Content-Type') ?? '').includes('application/x-www-form-urlencoded');

function json(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a test or a form: JSON, or form fields that are converted for their schema. Drops empty fields.
 * @returns undefined if the body is not JSON
 */
export async function readBody(c: Context, entries: v.ObjectEntries): Promise<unknown> {
  const text = await c.req.text();
  if (!isForm(c)) return text.trim() ? json(text) : {};
  const fields = [...new URLSearchParams(text)].flatMap(([name, value]) => {
    const schema = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (value === '' || !schema) return [];
    if (value === 'null') return [[name, null]];
    return [[name, v.safeParse(schema, value).success ? value : (json(value) ?? value)]];
  });
  return Object.fromEntries(fields);
}
