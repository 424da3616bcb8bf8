import { acceptedDifferences } from './accepted-differences';
import type { Recording } from './recordings';
import { differences } from './shape';
import { field, parseJson, type TestClient } from './test-client';

/** Headers whose values must be as recorded. */
const comparedHeaders = ['content-type', 'cache-control', 'x-robots-tag'];

const sortedMethods = (header: string | null | undefined) => (header ?? '').split(', ').toSorted().join(', ');

function headerDifferences(expected: Recording['headers'], actual: Headers): string[] {
  if (!expected) return [];
  const problems = comparedHeaders
    .filter((name) => expected[name] !== undefined && actual.get(name) !== expected[name])
    .map((name) => `${name}: ${actual.get(name)} instead of ${expected[name]}`);
  if (sortedMethods(actual.get('allow')) !== sortedMethods(expected.allow)) {
    problems.push(`allow: ${actual.get('allow')} instead of ${expected.allow}`);
  }
  if (expected['x-wp-nonce'] !== undefined && !actual.get('x-wp-nonce')) problems.push('x-wp-nonce: missing');
  return problems;
}

const usedRows = new Set<number>();

/** Returns the accepted differences that no comparison has found so far. */
export const unusedRows = () => acceptedDifferences.filter((_row, index) => !usedRows.has(index));

function isAccepted({ scenario, role, name }: Recording, difference: string): boolean {
  const row = acceptedDifferences.findIndex(
    ({ where = ['*', '*', '*'], pattern }) =>
      [scenario, role, name].every((key, index) => where[index] === '*' || where[index] === key) &&
      pattern.test(difference),
  );
  usedRows.add(row);
  return row >= 0;
}

/** Sends a recorded request, and first the writes that it depends on. Does not set the scenario of the site. */
export async function replay({ request }: Recording, client: TestClient): Promise<Response> {
  for (const [path, earlierBody] of request.before) await client.post(path, earlierBody);
  const recordedJson = JSON.stringify(request.body);
  // Recordings have REDACTED in place of the nonce.
  const json = recordedJson?.includes('REDACTED')
    ? recordedJson.replace('REDACTED', String(field(await client.pageState(), 'initial', 'registrationNonce')))
    : recordedJson;
  const body = request.rawBody ?? json;
  const nonce = request.nonce === 'none' ? undefined : (request.nonce ?? client.nonce);
  return client.fetch(request.path, {
    method: request.method,
    headers: {
      ...(nonce && { 'X-WP-Nonce': nonce }),
      ...(body !== undefined && { 'Content-Type': request.contentType ?? 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
}

/** Returns the differences between a response and its recording, except for accepted ones, which it records for `unusedRows()`. */
export async function unacceptedDifferences(recording: Recording, response: Response): Promise<string[]> {
  const { name, status, headers, body, isTruncated } = recording;
  const text = await response.text();
  const problems = response.status === status ? [] : [`status ${response.status} instead of ${status}`];
  problems.push(...headerDifferences(headers, response.headers));
  if (text !== '' || body !== '') problems.push(...differences(body, parseJson(text), 'body', !isTruncated));
  return problems
    .filter((difference) => !isAccepted(recording, difference))
    .map((difference) => `${name}: ${difference}`);
}
