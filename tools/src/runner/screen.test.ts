import { Writable } from 'node:stream';
import type { TestEvent } from './events.mjs';
import { choose, readOptions } from './options.mjs';
import { noProgress, progressAfter, progressLine } from './progress.mjs';
import { openScreen } from './screen.mjs';
import { planOf, testStages } from './stages.mjs';

const progressOf = (...events: TestEvent[]) => events.reduce(progressAfter, noProgress);
const passed = (id: string): TestEvent => ({ type: 'finished', id, outcome: 'passed' });

test.each<[string, TestEvent[], string]>([
  ['a program without tests', [], 'stage: 61 s'],
  [
    'a run whose tests are known',
    [
      { type: 'planned', tests: 272 },
      { type: 'started', id: 'a', name: 'a.spec.ts:3 › opens' },
    ],
    'stage: 0 of 272 tests, 0 failed, 61 s, a.spec.ts:3 › opens',
  ],
  [
    'a run whose files are known',
    [
      { type: 'planned', files: 9 },
      passed('a'),
      { type: 'finished', id: 'b', outcome: 'failed' },
      { type: 'file', id: 'b' },
    ],
    'stage: 2 tests, 1 of 9 files, 1 failed, 61 s',
  ],
  [
    'two running tests, of which it names the later one',
    [
      { type: 'started', id: 'a', name: 'first' },
      { type: 'started', id: 'b', name: 'second' },
    ],
    'stage: 0 tests, 0 failed, 61 s, second',
  ],
  [
    'two running files, of which it names the one whose test started last',
    [
      { type: 'started', id: 'a', name: 'a.test.ts' },
      { type: 'started', id: 'b', name: 'b.test.ts' },
      { type: 'started', id: 'a', name: 'a.test.ts › opens' },
    ],
    'stage: 0 tests, 0 failed, 61 s, a.test.ts › opens',
  ],
  [
    'a file that could not run',
    [{ type: 'broken', name: 'x', text: '' }, passed('a')],
    'stage: 2 tests, 1 failed, 61 s',
  ],
])('one line shows the progress of %s', (_name, events, line) => {
  expect(progressLine('stage', progressOf(...events), 61.9)).toBe(line);
});

/** Returns a stream for a screen, and a function that returns everything written to it. */
function recordedStream(isTTY: boolean) {
  const chunks: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      chunks.push(chunk.toString());
      next();
    },
  });
  return { stream: Object.assign(stream, { isTTY, columns: 40 }), text: () => chunks.join('') };
}

test('without a terminal, prints a line for every twenty tests', () => {
  const { stream, text } = recordedStream(false);
  const screen = openScreen(stream);
  screen.begin('unit');
  let progress = progressOf({ type: 'planned', tests: 50 });
  for (let number = 1; number <= 50; number++) {
    progress = progressAfter(progress, passed(String(number)));
    screen.show(progress);
  }
  screen.print('\u001b[31ma failure\u001b[39m');
  screen.end('50 passed');
  expect(text()).toBe(
    'unit …\nunit: 20 of 50 tests, 0 failed, 0 s\nunit: 40 of 50 tests, 0 failed, 0 s\na failure\nunit: 50 passed\n',
  );
});

test('on a terminal, updates one line that fits its width, below the printed text', () => {
  const { stream, text } = recordedStream(true);
  const screen = openScreen(stream);
  screen.begin('browser');
  screen.show(progressOf({ type: 'started', id: 'a', name: 'a name that is longer than the terminal is wide' }));
  screen.print('a failure');
  screen.end('1 passed');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: commands to the terminal begin with this character.
  const lines = text().split(/\u001b\[[0-9;]*[A-Za-z]|\n/);
  expect(lines.every((line) => line.length < 40)).toBe(true);
  expect(text()).toMatch(/a failure\n.*browser: 1 passed\n$/s);
});

test.each([
  [true, '\u001b[31ma failure\u001b[39m\\u001b[2J\\u000d\\u009b2K\n'],
  [false, 'a failure\\u000d\n'],
])('the output of servers does not move the cursor (terminal: %s)', (isTTY, shown) => {
  const { stream, text } = recordedStream(isTTY);
  const screen = openScreen(stream);
  screen.print('\u001b[31ma failure\u001b[39m\u001b[2J\r\u009b2K');
  expect(text().slice(-shown.length)).toBe(shown);
});

test('reads the options, and adds the stages that the chosen ones need', () => {
  expect(readOptions([])).toEqual({
    isLong: false,
    hasAllBrowsers: false,
    hasWordPress: false,
    isHelp: false,
    only: undefined,
    shard: undefined,
  });
  expect(readOptions(['--long', '--only', 'unit,browser', '--shard', '1/3'])).toMatchObject({
    isLong: true,
    only: ['unit', 'browser'],
    shard: '1/3',
  });
  for (const shard of ['0/3', '4/3', 'x', '1', '1/0'])
    expect(() => readOptions(['--shard', shard])).toThrow(
      `--shard takes K/N with K from 1 to N, such as 1/3, not "${shard}".`,
    );
  expect(() => readOptions(['--quick'])).toThrow("Unknown option '--quick'");
  const stages = [{ name: 'types' }, { name: 'unit' }];
  expect(choose(stages, ['unit'])).toEqual([{ name: 'unit' }]);
  expect(choose(stages, undefined)).toEqual(stages);
  const stagesWithNeeds = [
    ...stages,
    { name: 'build' },
    { name: 'budgets', needs: 'build' },
    { name: 'browser', needs: 'build' },
  ];
  expect(choose(stagesWithNeeds, ['browser']).map(({ name }) => name)).toEqual(['build', 'browser']);
  expect(() => choose(stages, ['units'])).toThrow('There is no stage "units"; there are types, unit.');
});

test('the first lines of a run name its stages and their approximate time', () => {
  const plan = (...args: string[]) => {
    const options = readOptions(args);
    return planOf(choose(testStages('/repo', options, '/reports'), options.only), options);
  };
  expect(plan()).toMatch(
    /^Runs types, lint, checks, unit, servers, php, build, budgets, browser, coverage\.\nTakes about 1\d min on two idle cores/,
  );
  expect(plan('--wordpress')).toMatch(/browser, wordpress, coverage\.\nTakes about (1|2)\d min/);
  expect(plan('--only', 'lint')).toMatch(/^Runs lint\.\nTakes less than a minute/);
  expect(plan('--only', 'browser', '--shard', '1/3')).toMatch(
    /^Runs build, browser \(shard 1\/3\)\.\nTakes about 2 min/,
  );
  expect(plan('--long')).toMatch(/pictures, wordpress, coverage\.\nTakes up to several hours/);
});

test('unit and servers write the reports that coverage reads, unless they run a shard of the tests', () => {
  const writers = (...args: string[]) =>
    testStages('/repo', readOptions(args), '/reports')
      .filter(({ name, command }) => command.includes(`--outputFile=/reports/${name}.json`))
      .map(({ name }) => name);
  expect(writers()).toEqual(['unit', 'servers']);
  expect(writers('--shard', '1/2')).toEqual([]);
});
