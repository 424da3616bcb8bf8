import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextRelease } from '../../e2e/support/deploy';
import { SetCopy } from '../../e2e/support/set-copy';
import { bucket, Ceph } from '../../tools/src/ceph/ceph';
import { WebServer } from '../../tools/src/ceph/web-server';
import { newSigningKey, readSigningKeys } from '../../tools/src/keys/signing-keys';
import { expect, signIn, test } from './support/test';

const repo = join(import.meta.dirname, '../..');
const pem = newSigningKey();
const [key] = readSigningKeys(pem);
const place = `s3://${bucket}/flightdeck`;

let ceph: Ceph;
let web: WebServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  ceph = await Ceph.start();
  web = await WebServer.start(`${ceph.env.AWS_ENDPOINT_URL_S3}/${bucket}/flightdeck`);
});
test.afterAll(async () => {
  await web?.stop();
  await ceph?.stop();
});

/** Runs a command about releases, with the signing key. */
function run(...args: readonly string[]): void {
  const line = ['--import', 'tsx', 'tools/src/deploy/main.ts', ...args];
  const env = { ...process.env, ...ceph.env, FLIGHTDECK_SIGNING_KEY: pem };
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: repo, env, encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
}

test('a site opens with a set in Ceph, through a web server that caches version folders only', async ({
  page,
  wordpress,
}) => {
  const built = join(repo, 'build/set');
  expect(existsSync(join(built, 'registry.json')), 'Run "npm run build" first.').toBe(true);
  for (const unit of [
    'root-config',
    'mf-dashboard',
    'mf-connection',
    'mf-licensing',
    'mf-recommendations',
    'mf-settings',
  ])
    run('deploy', unit, '--from', built, '--to', place);
  const site = await wordpress();
  site.restore();
  site.addPartner();
  site.config(
    `define( 'FLIGHTDECK_SET_URL', '${web.url}registry.json' ); define( 'FLIGHTDECK_SET_KEYS', '${key?.publicKey}' );`,
  );

  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // A reload ends requests of the page before it.
    const isEnded = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (request.url().startsWith(web.url) && !isEnded) failed.push(request.url());
  });
  const answers = new Map<string, Record<string, string>>();
  page.on('response', (answer) => {
    if (!answer.url().startsWith(web.url)) return;
    answers.set(answer.url().slice(web.url.length), answer.headers());
    if (!answer.ok()) failed.push(`${answer.status()} ${answer.url()}`);
  });
  await signIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/admin.php?page=flightdeck`);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  const scripts = [...answers].filter(([path]) => path.endsWith('.js'));
  expect(scripts.map(([path]) => path.split('/')[0])).toEqual(expect.arrayContaining(['root-config', 'mf-dashboard']));
  for (const [, headers] of scripts)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
    });
  expect(failed).toEqual([]);

  const [first = ''] = scripts[0] ?? [];
  const state = async (path: string) => (await fetch(web.url + path)).headers.get('x-cache');
  expect(await state(first)).toBe('HIT');
  for (const path of ['registry.json', 'embed/1/embed.js'])
    expect([path, await state(path), await state(path)]).toEqual([path, 'MISS', 'MISS']);

  // A cache before the bucket must not delay a deploy or a rollback.
  const set = new SetCopy(mkdtempSync(join(tmpdir(), 'flightdeck-bucket-')));
  const next = nextRelease(set, 'mf-dashboard', (content) => `${content}\n// next`);
  const served = async () => {
    // Read the registry now: during the minute after a read, pages use the present one.
    site.php(
      "$kept = get_option( 'flightdeck_set_kept' ); $kept['at'] = 0; update_option( 'flightdeck_set_kept', $kept ); Flightdeck\\registry();",
    );
    await page.reload();
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    return (await page.locator(`script[src^="${web.url}${next.entry.base}"]`).count()) > 0;
  };
  run('deploy', 'mf-dashboard', '--from', next.folder, '--to', place);
  expect(await served()).toBe(true);
  run('rollback', 'mf-dashboard', '--to', place);
  expect(await served()).toBe(false);
  next.remove();
  rmSync(set.folder, { recursive: true });
  expect(failed).toEqual([]);
});
