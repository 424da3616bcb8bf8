import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as v from 'valibot';

/** A test with the title that its runner prints, without the titles of its groups. */
export interface ListedTest {
  /** Path relative to the repository. */
  readonly path: string;
  readonly line: number;
  readonly title: string;
}

const jestSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ title: v.string(), location: v.nullable(v.object({ line: v.number() })) })),
    }),
  ),
});

/** Runs a script of an installed package. @returns its output @throws Error with its output when it fails */
function run(repo: string, script: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(repo, 'node_modules', script), ...args], {
    cwd: repo,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The tests could not be listed.\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
  return stdout;
}

/** Returns the tests in a report of Jest. */
function jestTests(repo: string, file: string): ListedTest[] {
  const { testResults } = v.parse(jestSchema, JSON.parse(readFileSync(file, 'utf8')));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, location }) => ({
      path: relative(repo, name),
      line: location?.line ?? 1,
      title,
    })),
  );
}

/**
 * Returns the tests in the report that the stage `unit` of the same run has written.
 * @returns undefined if it is missing, because the stage did not run or did not end
 */
export function reportedTests(repo: string, folder: string): ListedTest[] | undefined {
  const file = join(folder, 'unit.json');
  return existsSync(file) ? jestTests(repo, file) : undefined;
}

/** Loads all test files with Jest, and returns their tests. No test runs, because the pattern matches no title. */
function loadedTests(repo: string): ListedTest[] {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-tests-'));
  const file = join(folder, 'jest.json');
  const args = ['--testNamePattern=(?!)', '--testLocationInResults', '--silent', '--json', `--outputFile=${file}`];
  run(repo, 'jest/bin/jest.js', args, {});
  const tests = jestTests(repo, file);
  rmSync(folder, { recursive: true });
  return tests;
}

interface Suite {
  readonly specs: readonly { readonly title: string; readonly file: string; readonly line: number }[];
  readonly suites?: readonly Suite[] | undefined;
}
const suiteSchema: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), file: v.string(), line: v.number() })),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const playwrightSchema = v.object({ suites: v.array(suiteSchema) });

/** Returns the browser tests, without those of the long run. */
function playwrightTests(repo: string): ListedTest[] {
  // No browser starts, but Playwright requires its name.
  const env = { FLIGHTDECK_CHROMIUM: process.env.FLIGHTDECK_CHROMIUM ?? 'none' };
  const output = run(repo, '@playwright/test/cli.js', ['test', '--list', '--reporter=json'], env);
  const listed = ({ specs, suites = [] }: Suite): ListedTest[] => [
    ...specs.map(({ title, file, line }) => ({ path: `e2e/${file}`, line, title })),
    ...suites.flatMap(listed),
  ];
  return v.parse(playwrightSchema, JSON.parse(output)).suites.flatMap(listed);
}

/**
 * Returns every test of the project, with the title that its runner prints. Takes about a minute without reports.
 * @param reports folder with Jest's report of this run of `npm test`
 * @throws Error when a test file cannot be read
 */
export const listTests = (repo: string, reports?: string): ListedTest[] => [
  ...((reports && reportedTests(repo, reports)) || loadedTests(repo)),
  ...playwrightTests(repo),
];
