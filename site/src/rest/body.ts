import { type Answer, refuse } from '../context/answer';

/** Maximum size of a body, in bytes. No form of the dashboard sends as much. */
const limit = 256 * 1024;

export type ReadBody =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly answer: Answer };

const tooLarge = refuse(413, 'rest_body_too_large', 'The request is too large.');

/** Reads the parameters of a write: a JSON object, or a form, whose values are texts. A list has no parameters. */
export async function readBody(request: Request): Promise<ReadBody> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) return { ok: false, answer: tooLarge };
  const text = await readLimited(request, limit);
  if (text === undefined) return { ok: false, answer: tooLarge };
  if (!text.trim()) return { ok: true, value: {} };
  const type = request.headers.get('Content-Type') ?? '';
  if (type.includes('application/x-www-form-urlencoded')) {
    return { ok: true, value: Object.fromEntries(new URLSearchParams(text)) };
  }
  if (!type.includes('json')) return { ok: true, value: {} };
  try {
    const data: unknown = JSON.parse(text);
    return { ok: true, value: isMap(data) ? data : {} };
  } catch {
    const details = { json_error_code: 4, json_error_message: 'Syntax error' };
    return { ok: false, answer: refuse(400, 'rest_invalid_json', 'Invalid JSON body passed.', details) };
  }
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a body up to a limit. Counts the bytes, because the header can be wrong or missing.
 * @param maxBytes maximum size
 * @returns undefined for a larger body
 */
export async function readLimited(request: Request, maxBytes: number): Promise<string | undefined> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
