import type { Context } from 'hono';
import * as v from 'valibot';

/** Whether a form of the control page sent this. */
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
 * What a test or a form sent: JSON, or fields whose texts are read as their schema wants them. A field that was left empty
 * was not given.
 * @returns undefined for what is no JSON
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
