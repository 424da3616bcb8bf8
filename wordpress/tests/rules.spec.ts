import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './support/test';

test('the tables of the plugin’s rules hold, and it prints the page states that lie in samples/', async ({ host }) => {
  // The host has seen to PHP.
  expect(host).toBeDefined();
  const said = execFileSync('php', [join(import.meta.dirname, 'php/run.php')], { encoding: 'utf8' });
  expect(said).toMatch(/^\d+ passed, 0 failed\n$/);
});
