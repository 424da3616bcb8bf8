import { execFileSync } from 'node:child_process';
import { oldPhp } from './support/old-php';
import { expect, test } from './support/test';

/** Functions that are always there, as a PHP names them. */
const functions =
  "$all = array(); foreach ( array( 'Core', 'standard', 'pcre', 'spl', 'date', 'json', 'hash', 'ctype', 'mbstring' ) as $part ) { $all = array_merge( $all, get_extension_funcs( $part ) ); } echo json_encode( $all );";

test('PHP 7.4 can read the plugin, and has all functions and types that it names', async ({ host }) => {
  test.setTimeout(300_000);
  // The host has seen to a newer PHP.
  expect(host).toBeDefined();
  const php = await oldPhp();
  const said = async (code: string) => (await php.run({ code: `<?php ${code}` })).text;
  expect(await said('echo PHP_VERSION;')).toMatch(/^7\.4\./);
  const known: string[] = JSON.parse(await said(functions));
  const newer: string[] = JSON.parse(execFileSync('php', ['-r', functions], { encoding: 'utf8' }));
  const missing = newer.filter((name) => !known.includes(name));
  expect(missing).toContain('str_contains');
  expect(
    await said(`$newer = json_decode( '${JSON.stringify(missing)}' ); require '/wordpress/tests/php/old.php';`),
  ).toBe('');
});

test('the tables of the plugin’s rules hold on PHP 7.4', async () => {
  test.setTimeout(300_000);
  const php = await oldPhp();
  const { text } = await php.run({ code: "<?php $argv = array(); require '/wordpress/tests/php/run.php';" });
  expect(text).toMatch(/^\d+ passed, 0 failed\n$/);
});
