import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../support/test';

test('the PHP tests of the plugin pass, and the page states in samples/ are current', async ({ host }) => {
  // The host fixture installs PHP.
  expect(host).toBeDefined();
  const output = execFileSync('php', [join(import.meta.dirname, '../php/run.php')], { encoding: 'utf8' });
  expect(output).toMatch(/^\d+ passed, 0 failed\n$/);
});
