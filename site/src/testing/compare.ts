import { acceptedDifferences } from './accepted-differences';
import type { Recording } from './recordings';
import { differences } from './shape';
import { field, type TestClient } from './test-client';

/** Headers with values that must be as recorded. */
const sameHeaders = ['content-type', 'cache-control', 'x-robots-tag'];

const methods = (header: string | null | undefined) => (header ?? '').split(', ').toSorted().join(', ');

function headerDifferences(expected: Recording['headers'], actual: Headers): string[] {
  if (!expected) return [];
  const problems = sameHeaders
    .filter((name) => expected[name] !== undefined && actual.get(name) !== expected[name])
    .map((name) => `${name}: ${actual.get(name)} instead of ${expected[name]}`);
  if (methods(actual.get('allow')) !== methods(expected.allow)) {
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
    ({ where, what }) =>
      [scenario, role, name].every((key, index) => where[index] === '*' || where[index] === key) &&
      what.test(difference),
  );
  usedRows.add(row);
  return row >= 0;
}

/** Sends a recorded request to the site without changing its scenario. */
export async function replay({ request }: Recording, client: TestClient): Promise<Response> {
  for (const [path, body] of request.before) await client.post(path, body);
  const written = JSON.stringify(request.body);
  // Recordings contain no nonces.
  const text = written?.includes('REDACTED')
    ? written.replace('REDACTED', String(field(await client.pageState(), 'initial', 'registrationNonce')))
    : written;
  const sent = request.rawBody ?? text;
  const nonce = request.nonce === 'none' ? undefined : (request.nonce ?? client.nonce);
  return client.fetch(request.path, {
    method: request.method,
    headers: {
      ...(nonce && { 'X-WP-Nonce': nonce }),
      ...(sent !== undefined && { 'Content-Type': request.contentType ?? 'application/json' }),
    },
    ...(sent !== undefined && { body: sent }),
  });
}

/** Returns the differences between a response and its recording, without accepted ones. */
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

function parseJson(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
}
