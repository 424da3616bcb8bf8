import type { TestEvent } from './events.mjs';
import JestReporter from './jest-reporter.mjs';
import { noProgress, progressAfter } from './progress.mjs';

const events: TestEvent[] = [];
jest.mock('./events.mjs', () => ({ report: (event: TestEvent) => events.push(event) }));

const file = { path: '/work/a.test.ts', context: { config: { rootDir: '/work' } } };
const passed = { fullName: 'a', status: 'passed' };
const failed = { fullName: 'b', status: 'failed' };
const skipped = { fullName: 'c', status: 'pending' };
const outcomes = () => events.flatMap((event) => (event.type === 'finished' ? event.outcome : []));

beforeEach(() => events.splice(0));

test.each([
  ['two of three tests', [passed, failed]],
  ['one of three tests', [passed]],
  ['no test', []],
])('counts each test of a file once when Jest has reported %s before the file', (_which, reported) => {
  const reporter = new JestReporter();
  reporter.onTestFileStart(file);
  for (const each of reported) reporter.onTestCaseResult(file, each);
  reporter.onTestFileResult(file, { testResults: [passed, failed, skipped] });
  expect(outcomes().sort()).toEqual(['failed', 'passed', 'skipped']);
});

test('a test that is reported after its file counts once', () => {
  const reporter = new JestReporter();
  reporter.onTestFileStart(file);
  reporter.onTestFileResult(file, { testResults: [passed] });
  reporter.onTestCaseResult(file, passed);
  expect(outcomes()).toEqual(['passed']);
  expect(events.at(-1)).toEqual({ type: 'file', id: file.path });
});

test('a file that could not run is reported by its name', () => {
  const reporter = new JestReporter();
  reporter.onTestFileStart(file);
  reporter.onTestFileResult(file, { testResults: [], testExecError: {}, failureMessage: 'No such module\n' });
  expect(events.at(-2)).toEqual({ type: 'broken', name: 'a.test.ts', text: 'a.test.ts\n\nNo such module' });
});

test('a file that ran twice counts once, and is reported by its name', () => {
  const reporter = new JestReporter();
  reporter.onTestFileStart(file);
  for (const each of [passed, passed, passed]) reporter.onTestCaseResult(file, each);
  reporter.onTestFileResult(file, { testResults: [passed, passed] });
  const progress = events.reduce(progressAfter, noProgress);
  expect(progress).toMatchObject({ passed: 2, failed: 0, files: 1 });
  expect(events).toContainEqual({ type: 'repeated', name: 'a.test.ts', outcomes: ['passed'] });
});
