import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Handler } from 'hono';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Endings of compressed copies, by encoding; the last one is the best. */
const suffixes: Readonly<Record<string, string>> = { gzip: '.gz', br: '.br' };

/** ETags by file, each valid until the file changes. */
const tags = new Map<string, { stamp: string; tag: string }>();

/** Returns content and ETag of a file; undefined if there is no such file. */
async function load(file: string): Promise<{ content: Buffer; tag: string } | undefined> {
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const content = await readFile(file);
  const stamp = `${stats.mtimeNs}-${stats.size}-${stats.ino}`;
  const cached = tags.get(file);
  if (cached?.stamp === stamp) return { content, tag: cached.tag };
  // 27 characters hold 162 bits, enough to distinguish contents.
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  tags.set(file, { stamp, tag });
  return { content, tag };
}

/** Returns the real path of a file in the folder; undefined for other, hidden and missing files, and for compressed copies. */
async function locate(root: string, path: string): Promise<string | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const segments = decoded.split('/');
  if (segments.some((segment) => segment === '' || segment.startsWith('.') || /[\\\0]/.test(segment))) return undefined;
  if (/\.(br|gz)$/.test(decoded)) return undefined;
  const [base, file] = await Promise.all([realpath(root), realpath(join(root, ...segments))]).catch(() => []);
  return base && file?.startsWith(base + sep) ? file : undefined;
}

/** Returns `Cache-Control`. Version folders never change; files at the top and in `embed/1/` do. */
const cacheControl = (path: string) =>
  !path.includes('/') || path.startsWith('embed/1/') ? 'no-cache' : 'public, max-age=31536000, immutable';

/**
 * Serves the folder of built files, with compressed copies, strong ETags and 304. Files in version folders are immutable.
 * @param prefix path below which the folder is served, ending in a slash
 */
export function serveSet(root: string, prefix: string): Handler {
  return async (c) => {
    const path = new URL(c.req.url).pathname.slice(prefix.length);
    const file = await locate(root, path);
    const uncompressed = file && (await load(file));
    if (!file || !uncompressed)
      return c.text('Not found.', 404, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    const accepted = c.req.header('Accept-Encoding') ?? '';
    let chosen: { content: Buffer; tag: string; encoding?: string } = uncompressed;
    for (const [encoding, suffix] of Object.entries(suffixes)) {
      const compressed = new RegExp(`\\b${encoding}\\b`).test(accepted) ? await load(file + suffix) : undefined;
      if (compressed) chosen = { ...compressed, encoding };
    }
    const headers: Record<string, string> = {
      'Cache-Control': cacheControl(path),
      ETag: chosen.tag,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-site',
    };
    const cachedTags =
      c.req
        .header('If-None-Match')
        ?.split(',')
        .map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
    if (cachedTags.includes(chosen.tag) || cachedTags.includes('*')) return c.body(null, 304, headers);
    headers['Content-Type'] = contentTypes[extname(file)] ?? 'application/octet-stream';
    if (chosen.encoding) headers['Content-Encoding'] = chosen.encoding;
    return c.body(new Uint8Array(chosen.content), 200, headers);
  };
}
