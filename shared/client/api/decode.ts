import * as v from '@flightdeck/shared/schema';
import type { RawAnswer } from './call';
import {
  emptyFailure,
  errorBody,
  notFoundFailure,
  notJsonFailure,
  parseQuietly,
  refusedFailure,
  shapeFailure,
} from './errors';

/**
 * Reads an answer: status first, then JSON, then the expected shape (FACT-SHR-1). Handles all irregular answers: an
 * error inside a 200, an empty 200, other shapes.
 * @throws Failure of the kinds of `errors.ts`
 */
export function decode<T>(answer: RawAnswer, schema: v.GenericSchema<unknown, T>): T {
  const ok = answer.status >= 200 && answer.status <= 299;
  if (!ok) {
    const body = parseQuietly(answer.text);
    if (answer.status === 404) throw notFoundFailure(answer, body);
    // A refusal without a readable body is a parse error: there is no message to show (SHR-008).
    throw body === undefined ? notJsonFailure(answer, null) : refusedFailure(answer, body);
  }
  const body = answer.text.trim() === '' ? undefined : parse(answer);
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  if (body === undefined) throw emptyFailure(answer);
  if (errorBody(body)) throw refusedFailure(answer, body);
  throw shapeFailure(answer, v.flatten(read.issues));
}

function parse(answer: RawAnswer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch (cause) {
    throw notJsonFailure(answer, cause);
  }
}

/** Schema of `{code, message, data: "<JSON string>"}`; the inner value is read with the given schema (FACT-SHR-1). */
export function innerJson<T>(schema: v.GenericSchema<unknown, T>) {
  const inner = v.pipe(
    v.string(),
    v.rawTransform<string, unknown>(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message: 'data is not JSON' });
        return NEVER;
      }
    }),
    schema,
  );
  return v.pipe(
    v.object({ data: inner }),
    v.transform(({ data }) => data),
  );
}
