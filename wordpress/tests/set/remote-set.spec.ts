import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { signaturesFile } from '../../../tools/src/deploy/signing/signer';
import { readSigningKeys, signText } from '../../../tools/src/deploy/signing/signing-keys';
import { newSigningKey } from '../../../tools/src/deploy/testing/fake-signing-key';
import { startServer } from '../support/local-server';
import { makeReadOnly } from '../support/site-states';
import { expect, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/** Starts a server for the files of a set. The server counts the requests. */
async function serve(answer: RequestListener) {
  let requests = 0;
  const { url, end } = await startServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  return { url: `${url}/`, requests: () => requests, end };
}

const [key] = readSigningKeys(newSigningKey());
const keyConstant = `define( 'FLIGHTDECK_SET_KEYS', '${key?.publicKey}' );`;

/** Runs setup code and a call in PHP. @returns the output of the call, then the reason why the set is unusable, or `no problem` */
const runAndReportProblem = (site: WordPress, call: string, setup = '') =>
  site.phpInBackground(
    `${keyConstant} ${setup} try { ${call}; echo 'no problem'; } catch ( Flightdeck\\Unusable_Set $failure ) { echo $failure->getMessage(); }`,
  );

test.beforeEach(async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.php("delete_option( 'flightdeck_set_kept' ); delete_transient( 'flightdeck_set_failed' );");
});

test('only one request waits for a server that does not answer, and there is no further request for a minute', async ({
  wordpress,
}) => {
  const site = await wordpress();
  const server = await serve(() => {});
  const call = `Flightdeck\\registry_from( '${server.url}' )`;
  const firstCall = runAndReportProblem(site, call);
  await expect.poll(server.requests).toBe(1);
  expect(await runAndReportProblem(site, call)).toContain('another request is loading');
  expect(await firstCall).toContain(`${server.url}registry.json does not answer`);
  expect(server.requests()).toBe(1);
  // During the minute after the failure, calls get its reason without another request.
  expect(await runAndReportProblem(site, call)).toContain(`${server.url}registry.json does not answer`);
  expect(server.requests()).toBe(1);
  // The minute without requests does not apply to another address.
  expect(await runAndReportProblem(site, "Flightdeck\\registry_from( 'http://127.0.0.1:9/' )")).toContain(
    'http://127.0.0.1:9/',
  );
  // After the minute, the next call sends a request.
  site.php("delete_transient( 'flightdeck_set_failed' );");
  await runAndReportProblem(site, call);
  expect(server.requests()).toBe(2);
  await server.end();
});

test('while one request waits for a newer registry, other requests use the stored registry', async ({ wordpress }) => {
  const site = await wordpress();
  const server = await serve(() => {});
  site.php(
    `update_option( 'flightdeck_set_kept', array( 'url' => '${server.url}', 'at' => 0, 'key' => '${key?.publicKey}', 'json' => file_get_contents( WP_PLUGIN_DIR . '/flightdeck/set/registry.json' ) ) );`,
  );
  // The set has five areas.
  const call = `echo count( get_object_vars( Flightdeck\\registry_from( '${server.url}' )->areas ) ), ' areas '`;
  const firstCall = runAndReportProblem(site, call);
  await expect.poll(server.requests).toBe(1);
  expect(await runAndReportProblem(site, call)).toBe('5 areas no problem');
  expect(await firstCall).toBe('5 areas no problem');
  expect(await runAndReportProblem(site, call)).toBe('5 areas no problem');
  expect(server.requests()).toBe(1);
  await server.end();
});

test('a site with a read-only database requests the registry for each page, and other sites only once a minute', async ({
  wordpress,
}) => {
  const site = await wordpress();
  const text = readFileSync(`${site.plugins}/flightdeck/set/registry.json`, 'utf8');
  const files: Record<string, string> = {
    '/registry.json': text,
    [`/${signaturesFile(text)}`]: JSON.stringify(key && { [key.publicKey]: signText(text, key) }),
  };
  const server = await serve(
    ({ url = '' }, response) => void response.writeHead(files[url] ? 200 : 404).end(files[url]),
  );
  const call = `echo count( get_object_vars( Flightdeck\\registry_from( '${server.url}' )->areas ) ), ' areas '`;
  makeReadOnly(site);
  expect(await runAndReportProblem(site, call)).toBe('5 areas no problem');
  expect(await runAndReportProblem(site, call)).toBe('5 areas no problem');
  // Two requests for each page: the registry and its signatures.
  expect(server.requests()).toBe(4);
  site.config('');
  expect(await runAndReportProblem(site, call)).toBe('5 areas no problem');
  expect(await runAndReportProblem(site, call)).toBe('5 areas no problem');
  expect(server.requests()).toBe(6);
  await server.end();
});

for (const transport of ['curl', 'fsockopen'])
  test(`the plugin refuses a file of more than 2 MB, and a packed file uses little memory (${transport})`, async ({
    wordpress,
  }) => {
    const site = await wordpress();
    // Unpacked, the packed files have 300 MB, more than the 200 MB of memory that the plugin may use.
    const bodies: Record<string, readonly [body: Buffer, isPacked: boolean]> = {
      '/fits': [Buffer.from('{}'), false],
      '/packed': [gzipSync(Buffer.alloc(300_000_000)), true],
      '/packed-twice': [gzipSync(gzipSync(Buffer.alloc(300_000_000))), true],
      '/large': [Buffer.alloc(3_000_000, ' '), false],
    };
    const server = await serve(({ url = '' }, response) => {
      const [body, isPacked] = bodies[url] ?? [Buffer.alloc(0), false];
      response.writeHead(200, isPacked ? { 'Content-Encoding': 'gzip' } : {}).end(body);
    });
    const setup = transport === 'curl' ? '' : "add_filter( 'use_curl_transport', '__return_false' );";
    const read = (path: string) =>
      runAndReportProblem(
        site,
        `$text = Flightdeck\\remote_text( '${server.url}${path}' ); echo strlen( $text ) <= 2097152 ? 'small ' : 'large '`,
        `${setup} register_shutdown_function( static function () { echo memory_get_peak_usage() < 200e6 ? ' in bounds' : ' out of bounds'; } );`,
      );
    expect(await read('fits')).toBe('small no problem in bounds');
    expect(await read('large')).toContain('/large is larger than 2 MB in bounds');
    // The plugin may refuse the answer or leave it compressed. In both cases, it uses little memory.
    expect(await read('packed')).toMatch(/(larger than 2 MB|small no problem) in bounds$/);
    expect(await read('packed-twice')).toMatch(/(larger than 2 MB|small no problem) in bounds$/);
    await server.end();
  });
