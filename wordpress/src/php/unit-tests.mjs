import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensurePhp } from '../../../tools/src/setup/php.mjs';
import { run } from '../../../tools/src/setup/run.mjs';
import { runWasmPhp } from './wasm-php.mjs';

/**
 * `npm test -- --only php`: runs the PHP tests of the plugin with the system's PHP, which it installs if possible, and with PHP 7.4. Without
 * a system PHP, tests of signatures are skipped, and the output says so. `--report FILE` writes the numbers of tests to a file, as Jest
 * does; `--update` writes the samples of `wordpress/samples/`.
 */
const { values } = parseArgs({ options: { report: { type: 'string' }, update: { type: 'boolean', default: false } } });
const repo = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const tests = join(repo, 'wordpress/tests/php');
const script = join(tests, 'run.php');

/** PHP code that prints the names of all functions in the extensions that every PHP has. */
const printFunctions =
  "$all = array(); foreach ( array( 'Core', 'standard', 'pcre', 'spl', 'date', 'json', 'hash', 'ctype', 'mbstring' ) as $extension ) { $all = array_merge( $all, get_extension_funcs( $extension ) ); } echo json_encode( $all );";

/**
 * Checks that PHP 7.4 parses all files of the plugin, and has the functions and types that they use.
 * @param {string} php program of a newer PHP
 */
async function checkOldPhp(php) {
  /** @type {[string[], string[]]} */
  const [older, current] = [
    JSON.parse((await runWasmPhp(repo, ['-r', printFunctions])).output),
    JSON.parse((await run([php, '-r', printFunctions], { cwd: repo })).output),
  ];
  const newer = JSON.stringify(current.filter((name) => !older.includes(name)));
  const check = `$newer_functions = json_decode( '${newer}' ); require '${join(tests, 'old-php-check.php')}';`;
  const { output } = await runWasmPhp(repo, ['-r', check]);
  return output === '' ? '1 passed, 0 failed\n' : `${output}0 passed, 1 failed\n`;
}

const program = await ensurePhp(repo);
const outputs = program
  ? [
      (await run([program, script, ...(values.update ? ['--update'] : [])], { cwd: repo })).output,
      // Without sodium, which the PHP of the system has.
      (await runWasmPhp(repo, [script])).output.replace(/^Skipped.*\n|, \d+ skipped$/gm, ''),
      await checkOldPhp(program),
    ]
  : [(await runWasmPhp(repo, [script])).output];
// A run that ends without counts has failed.
const counts = outputs.map((output) => /(\d+) passed, (\d+) failed(?:, \d+ skipped)?\s*$/.exec(output) ?? ['', 0, 1]);
const sum = (/** @type {number} */ index) => counts.reduce((total, found) => total + Number(found[index] ?? 0), 0);
console.log(outputs.join(''));
if (values.report) {
  const report = { numPassedTests: sum(1), numFailedTests: sum(2), numRuntimeErrorTestSuites: 0 };
  writeFileSync(values.report, JSON.stringify(report));
}
process.exitCode = sum(2) > 0 ? 1 : 0;
