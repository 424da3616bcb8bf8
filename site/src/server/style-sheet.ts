import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { Site } from '../context/site';

const styleSheets = new Set(['admin.css', 'widgets-demo.css']);

/** Returns a style sheet of the site; status 404 for another name. */
export async function styleSheet({ assetsDir }: Site, c: Context, name: string): Promise<Response> {
  if (!styleSheets.has(name)) return c.notFound();
  const text = await readFile(join(assetsDir, name), 'utf8');
  return c.body(text, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' });
}
