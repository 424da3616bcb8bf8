import { execFileSync } from 'node:child_process';
import { oldPhp } from '../support/old-php';
import { expect, test } from '../support/test';

/** PHP code that prints the names of all functions in the extensions that every PHP has. */
const functionListCode =
  "$all = array(); foreach ( array( 'Core', 'standard', 'pcre', 'spl', 'date', 'json', 'hash', 'ctype', 'mbstring' ) as $extension ) { $all = array_merge( $all, get_extension_funcs( $extension ) ); } echo json_encode( $all );";

test('PHP 7.4 parses the plugin, and has all functions and types that the plugin uses', async ({ server }) => {
  test.setTimeout(300_000);
  // The server fixture installs a newer PHP.
  expect(server).toBeDefined();
  const php = await oldPhp();
  const run = async (code: string) => (await php.run({ code: `<?php ${code}` })).text;
  expect(await run('echo PHP_VERSION;')).toMatch(/^7\.4\./);
  const oldFunctions: string[] = JSON.parse(await run(functionListCode));
  const currentFunctions: string[] = JSON.parse(execFileSync('php', ['-r', functionListCode], { encoding: 'utf8' }));
  const newerFunctions = currentFunctions.filter((name) => !oldFunctions.includes(name));
  expect(newerFunctions).toContain('str_contains');
  expect(
    await run(
      `$newer_functions = json_decode( '${JSON.stringify(newerFunctions)}' ); require '/wordpress/tests/php/old-php-check.php';`,
    ),
  ).toBe('');
});

test('the PHP tests of the plugin pass on PHP 7.4', async () => {
  test.setTimeout(300_000);
  const php = await oldPhp();
  const { text } = await php.run({ code: "<?php $argv = array(); require '/wordpress/tests/php/run.php';" });
  // This PHP lacks the extension sodium, which two test files need.
  expect(text).toMatch(/^\d+ passed, 0 failed, 2 skipped\n$/m);
});
