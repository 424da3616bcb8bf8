import { execFileSync } from 'node:child_process';
import type { Journey } from './exclusion';

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly { readonly title: string }[];
  readonly suites?: readonly Suite[];
}

/** Returns the tests in a suite of Playwright's JSON report. @param groups titles of the groups that contain the suite */
export function journeysIn({ file, specs, suites = [] }: Suite, groups: readonly string[] = []): readonly Journey[] {
  return [
    ...specs.map(({ title }) => ({ file, title: [...groups, title].join(' › ') })),
    ...suites.flatMap((group) => journeysIn(group, [...groups, group.title])),
  ];
}

/**
 * Returns all journeys of the configuration, including those of the long run. @throws Error when Playwright can't list them
 */
export function listJourneys(config: string): readonly Journey[] {
  const output = execFileSync('npx', ['playwright', 'test', '--config', config, '--list', '--reporter', 'json'], {
    encoding: 'utf8',
    // Without PLAYWRIGHT_JSON_OUTPUT_NAME, Playwright prints the list instead of writing it to a file.
    env: { ...process.env, FLIGHTDECK_LONG: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: undefined },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { suites }: { readonly suites: readonly Suite[] } = JSON.parse(output);
  return suites.flatMap((suite) => journeysIn(suite));
}
