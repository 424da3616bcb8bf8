import { type Answer, refuse } from '../context/answer';

/** The parameters of a body, or the error for the body. */
export type ReadBody =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly answer: Answer };

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the parameters of a write: those of a JSON object, or those of a form, whose values are strings. Any other body has no
 * parameters.
 * @returns an error for invalid JSON
 */
export async function readBody(request: Request): Promise<ReadBody> {
  const text = await request.text();
  const contentType = request.headers.get('Content-Type') ?? '';
  if (contentType.includes('application/x-www-form-urlencoded')) {
    return { ok: true, value: Object.fromEntries(new URLSearchParams(text)) };
  }
  if (!text.trim() || !contentType.includes('json')) return { ok: true, value: {} };
  try {
    const data: unknown = JSON.parse(text);
    return { ok: true, value: isMap(data) ? data : {} };
  } catch {
    const details = { json_error_code: 4, json_error_message: 'Syntax error' };
    return { ok: false, answer: refuse(400, 'rest_invalid_json', 'Invalid JSON body passed.', details) };
  }
}
