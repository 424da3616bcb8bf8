import * as v from '@flightdeck/shared/schema';
import { type Failure, isFailure } from '../../../contracts/areas/failure';
import { receivedEarly, takeEarly } from '../reads/early';
import type { Call, RawAnswer } from './call';
import { emptyFailure, errorBody, notJsonFailure, parseQuietly, refusedFailure, shapeFailure } from './errors';
import { reportJetpack } from './jetpack-inactive';
import { reportLoggedOut } from './logged-out';
import { send } from './send';

/** Makes a call and reads its answer. @throws only `Failure` */
export async function request<T>(call: Call, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const start = performance.now();
  try {
    return await sendAndRead(call, schema);
  } catch (cause) {
    throw isFailure(cause) ? await withReason(cause, performance.now() - start) : cause;
  }
}

/**
 * Takes an answer that the page contains or has already received, so that a view has it in its first draw.
 * @returns undefined if there is no such answer, or if it doesn't fit the schema; `request` then reports why
 */
export function takeReceived<T>(id: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const answer = receivedEarly(id);
  if (!answer) return undefined;
  try {
    const value = decode(answer, schema);
    void takeEarly(id);
    return value;
  } catch {
    return undefined;
  }
}

/** Codes of failures that can have a cause between the page and WordPress. */
const explainableCodes: ReadonlySet<string> = new Set([
  'rest-network',
  'rest-nonce',
  'rest-not-found',
  'rest-not-found-after-redirect',
  'rest-not-json',
  'rest-refused',
]);

/** Adds the likely cause to a failure, if the answer suggests one. The texts are in the chunk of the HTTP client. */
async function withReason(failed: Failure, waited: number): Promise<Failure> {
  if (!explainableCodes.has(failed.code)) return failed;
  const chunk = import(/* webpackChunkName: "http" */ './explain');
  return chunk.then(
    ({ explainFailure }) => explainFailure(failed, waited),
    () => failed,
  );
}

async function sendAndRead<T>(call: Call, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const answer = await send(call);
  reportJetpack(call, answer);
  const value = decode(answer, schema);
  reportLoggedOut(null);
  return value;
}

/**
 * Reads an answer: status first, then JSON, then the expected shape (FACT-SHR-1).
 * @throws one of the failures in `errors.ts`, also for an error inside a 200, an empty 200 and an unexpected shape
 */
function decode<T>(answer: RawAnswer, schema: v.GenericSchema<unknown, T>): T {
  const ok = answer.status >= 200 && answer.status <= 299;
  if (!ok) {
    const body = parseQuietly(answer.text);
    // A refusal without a readable body is a parse error: there is no message to show (SHR-008).
    throw body === undefined && answer.status !== 404 ? notJsonFailure(answer, null) : refusedFailure(answer, body);
  }
  const body = answer.text.trim() === '' ? undefined : parse(answer);
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  if (body === undefined) throw emptyFailure(answer);
  if (errorBody(body)) throw refusedFailure(answer, body);
  throw shapeFailure(answer, v.flatten(parsed.issues));
}

function parse(answer: RawAnswer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch (cause) {
    throw notJsonFailure(answer, cause);
  }
}

/** Returns the schema of `{code, message, data: "<JSON string>"}`. The given schema reads the value in `data` (FACT-SHR-1). */
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
