import * as v from '@flightdeck/shared/schema';
import { type Failure, isFailure } from '../../../contracts/areas/failure';
import { apiSettings } from '../api-settings';
import { receivedEarly, takeEarly } from '../reads/early';
import { type Call, isLoginPage, type RawAnswer } from './call';
import {
  emptyFailure,
  errorBody,
  notFoundFailure,
  notJsonFailure,
  parseQuietly,
  refusedFailure,
  shapeFailure,
} from './errors';
import { reportJetpack } from './jetpack-inactive';
import { reportLoggedOut } from './logged-out';
import { send } from './transport';

/**
 * Makes a call and reads its answer. Repeats a call only if its nonce was refused or the site requested a login: once, with
 * the current nonce of the same user.
 * @throws only `Failure`
 */
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
const explainableCodes: ReadonlySet<string> = new Set(['rest-network', 'rest-nonce', 'rest-not-json', 'rest-refused']);

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
  const { nonce } = apiSettings;
  let answer = await send(call);
  if (nonceRefused(answer)) {
    await renew(nonce).catch((cause: unknown) => {
      // If the renewal does not reach the site, throw the failure of the refused call.
      if (!isFailure(cause)) return decode(answer, schema);
      reportLoggedOut(cause.code === 'session-ended');
      throw cause;
    });
    answer = await send(call);
  }
  storeSession(answer);
  reportJetpack(call, answer);
  return decode(answer, schema);
}

/**
 * Renews the nonce, unless another request has already done so. The code is in the chunk of the HTTP client, so the
 * import loads no extra file.
 * @param refused the nonce that the server refused
 */
async function renew(refused: string): Promise<void> {
  if (refused !== apiSettings.nonce) return;
  const { renewNonce } = await import(/* webpackChunkName: "http" */ './nonce');
  await renewNonce();
}

/**
 * Returns whether the answer says that the nonce was refused, or that the user is logged out: a site that is closed to
 * visitors redirects to its login page. The site has not carried out such a request.
 */
function nonceRefused(answer: RawAnswer): boolean {
  if (isLoginPage(answer)) return true;
  const body = answer.status === 403 ? parseQuietly(answer.text) : null;
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'rest_cookie_invalid_nonce';
}

/**
 * After a successful answer, records that the user is logged in, and stores the nonce of the answer. The nonce belongs to
 * the same user, because the server accepted the previous nonce.
 */
function storeSession({ status, nonce }: RawAnswer): void {
  if (status < 200 || status > 299) return;
  reportLoggedOut(false);
  if (nonce) apiSettings.nonce = nonce;
}

/**
 * Reads an answer: status first, then JSON, then the expected shape (FACT-SHR-1).
 * @throws one of the failures in `errors.ts`, also for an error inside a 200, an empty 200 and an unexpected shape
 */
function decode<T>(answer: RawAnswer, schema: v.GenericSchema<unknown, T>): T {
  const ok = answer.status >= 200 && answer.status <= 299;
  if (!ok) {
    const body = parseQuietly(answer.text);
    if (answer.status === 404) throw notFoundFailure(answer, body);
    // A refusal without a readable body is a parse error: there is no message to show (SHR-008).
    throw body === undefined ? notJsonFailure(answer, null) : refusedFailure(answer, body);
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
