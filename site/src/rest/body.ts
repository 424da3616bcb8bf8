import { type Answer, refuse } from '../context/answer';

/** Maximum size of a body, in bytes. No form of the dashboard sends as much. */
const maxBodyBytes = 256 * 1024;

/** The parameters of a body, or the error for the body. */
export type ReadBody =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly answer: Answer };

const tooLarge = refuse(413, 'rest_body_too_large', 'The request is too large.');

/**
 * Reads the parameters of a write: those of a JSON object, or those of a form, whose values are strings. Any other body has no
 * parameters.
 * @returns an error for invalid JSON and for a body that is too large
 */
export async function readBody(request: Request): Promise<ReadBody> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyBytes) return { ok: false, answer: tooLarge };
  const text = await readLimited(request, maxBodyBytes);
  if (text === undefined) return { ok: false, answer: tooLarge };
  if (!text.trim()) return { ok: true, value: {} };
  const contentType = request.headers.get('Content-Type') ?? '';
  if (contentType.includes('application/x-www-form-urlencoded')) {
    return { ok: true, value: Object.fromEntries(new URLSearchParams(text)) };
  }
  if (!contentType.includes('json')) return { ok: true, value: {} };
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
 * Reads a body up to a maximum size. Counts the bytes, because the header `Content-Length` can be wrong or missing.
 * @returns undefined for a body of more than `maxBytes`
 */
async function readLimited(request: Request, maxBytes: number): Promise<string | undefined> {
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
