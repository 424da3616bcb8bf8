import * as v from 'valibot';

/** Result of a test in Playwright's JSON report. */
const specSchema = v.object({
  title: v.string(),
  tests: v.array(v.object({ status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']) })),
});

interface Suite {
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const reportSchema = v.object({
  suites: v.array(suiteSchema),
  errors: v.array(v.object({ message: v.optional(v.string(), '') })),
});

/** Number of passed tests, and titles of failed and flaky tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: readonly string[];
}

/**
 * Reads Playwright's JSON report. Skipped tests do not count.
 * @throws Error with Playwright's message when no test ran
 */
export function outcomeOf(report: string): Outcome {
  const { suites, errors } = v.parse(reportSchema, JSON.parse(report));
  const specs = suites.flatMap(specsIn);
  const titlesWith = (...statuses: readonly string[]) =>
    specs.filter(({ tests }) => tests.some(({ status }) => statuses.includes(status))).map(({ title }) => title);
  const failed = titlesWith('unexpected', 'flaky');
  const passed = titlesWith('expected').length;
  if (passed + failed.length === 0)
    throw new Error(['No test ran.', ...errors.map(({ message }) => message)].join('\n'));
  return { passed, failed };
}

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];
