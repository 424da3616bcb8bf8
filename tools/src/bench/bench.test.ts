import { slowness } from './limits';
import { benchOptions } from './options';
import { benchReport, handwritten } from './report';
import { languageSection } from './screens/language';
import { median, medians } from './statistics';
import type { Load } from './visit/load';
import { duplicateReads, type RequestRecord, roundTrips } from './visit/network';

test('calculates medians, ignoring missing values', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN]);
  expect(
    medians(
      [
        { a: 1, b: null },
        { a: 3, b: 5 },
        { a: 2, b: null },
      ],
      ['a', 'b'],
    ),
  ).toEqual({ a: 2, b: 5 });
});

const requestOf = (url: string, type: string, initiators: string[] = [], method = 'GET'): RequestRecord => ({
  url,
  type,
  initiators,
  method,
  start: 0,
  end: 0,
  transferred: 0,
});

test('counts the round trips before a request by the scripts that led to it', () => {
  const page = requestOf('http://a/', 'Document');
  const main = requestOf('http://a/main.js', 'Script');
  const chunk = requestOf('http://a/chunk.js', 'Script', ['http://a/main.js']);
  const inline = requestOf('http://a/wp-json/x', 'Fetch', ['http://a/']);
  const late = requestOf('http://a/wp-json/y', 'XHR', ['http://a/chunk.js', 'http://a/main.js']);
  const all = [page, main, chunk, inline, late];
  expect(all.map((request) => roundTrips(request, all))).toEqual([0, 0, 1, 0, 2]);
});

test('finds reads that were sent twice, ignoring their cache-busters', () => {
  const read = (url: string, method = 'GET') => requestOf(`http://a/wp-json/${url}`, 'Fetch', [], method);
  expect(
    duplicateReads([
      read('x?_cacheBuster=1'),
      read('x?_cacheBuster=2'),
      read('y?a=1'),
      read('y?a=2'),
      read('z'),
      read('z', 'POST'),
    ]),
  ).toEqual(['/wp-json/x']);
});

test('the report shows figures over their limit in bold, missing figures as a dash, limits for the machine, bytes by source, and the handwritten part', () => {
  const load = (values: Partial<Load>): Load => ({ ...emptyLoad, ...values });
  const dashboardLoad = load({ codeBytes: 580_000, layoutShift: 0, longTasksMs: 520, longestTaskMs: 201 });
  const speeds = (measured: Load) => ({ 1: { cold: measured, warm: measured }, 4: { cold: measured, warm: measured } });
  const report = benchReport({
    date: '2026-01-02',
    machine: 'M',
    chromium: '1',
    runs: 5,
    loadAverage: 0.25,
    ours: speeds(dashboardLoad),
    baseline: speeds(load({ codeBytes: 75_000, firstCardVisible: 900 })),
    costs: {
      beforeCard: new Map([['react-dom', 55_640]]),
      whole: new Map([
        ['react-dom', 55_640],
        ['mf-dashboard', 9000],
        ['shared/ui', 12_000],
      ]),
      atFirstInteraction: new Map([['axios', 10_700]]),
    },
    byHand: handwritten('before\n<!-- written by hand, from a trace -->\nThe chart.\n<!-- end -->\nafter'),
    widget: 95_001,
    build: { cold: 40, warm: 3.1, start: 2.5 },
  });
  expect(report).toContain('<!-- written by hand, from a trace -->\nThe chart.\n<!-- end -->\n');
  expect(report).toContain('| react-dom | 55.6 | 55.6 | – |');
  expect(report).toContain('| axios | – | – | 10.7 |');
  // Libraries come first, then the other groups by size.
  expect(report).toContain('| shared/ui | – | 12.0 | – |\n| mf-dashboard | – | 9.0 | – |\n| **together** | **55.6**');
  expect(report).toContain('| 560.0 kB | **580.0 kB** | 75.0 kB | 140.0 kB |');
  expect(report).toContain('| JS and CSS of a page with one widget, brotli | – | **95.0 kB** | – | 95.0 kB |');
  expect(report).toContain('**3.1 s** (limit 3 s) with it');
  // The baseline page took twice as long as on the machine of the limits.
  expect(report).toContain('Here they are multiplied by 2.00.');
  expect(report).toContain('| … together | 2061 ms | 520 ms | – | 520 ms |');
  expect(report).toContain('| … the longest | – | **201 ms** | – | 200 ms |');
  expect(report).toContain('| Layout shift, cold | 0.017 | 0 | – | 0 |');
  expect(report).toContain('2026-01-02, M, Chromium 1, median of 5 runs, load average 0.3');
});

const emptyLoad: Load = {
  codeBytesBeforeCard: null,
  codeBytes: null,
  transferredBytes: null,
  codeFiles: null,
  apiCalls: null,
  roundTrips: null,
  duplicateReads: null,
  fcp: null,
  firstCardVisible: null,
  allCardsLoaded: null,
  lastApiAnswer: null,
  longTasks: null,
  longTasksMs: null,
  longestTaskMs: null,
  blockingMs: null,
  layoutShift: null,
  heapBytes: null,
};

test('a new report has an empty handwritten part, which later reports contain too', () => {
  const emptyPart = handwritten('');
  expect(handwritten(`# Speed\n${emptyPart}\n`)).toBe(emptyPart);
});

test.each([
  [1000, 1049, '+5 %'],
  [1000, 1051, '**+5 %**'],
  [1000, 1200, '**+20 %**'],
  [1000, 990, '-1 %'],
])('an English visit of %d ms and a German one of %d ms differ by %s', (english, german, shown) => {
  const section = languageSection({ english, german, visits: 5 });
  expect(section).toContain(`| ${english} ms | ${german} ms | ${shown} | +5 % |`);
});

test('without figures, the report says how to measure a German visit', () => {
  expect(languageSection(undefined)).toContain('npm run bench -- --language');
});

test('limits of times double on a machine where the baseline page takes twice as long, and stay the same without its time', () => {
  expect([slowness(900), slowness(450), slowness(null)]).toEqual([2, 1, 1]);
});

test('reads the number of runs and the sections, and refuses invalid numbers and unknown options', () => {
  expect(benchOptions([])).toMatchObject({ runs: 9, isHelp: false, sections: { build: false, visit: false } });
  expect(benchOptions(['--runs', '3', '--visit'])).toMatchObject({ runs: 3, sections: { build: false, visit: true } });
  for (const wrong of ['0', '-1', 'many', '1.5'])
    expect(() => benchOptions([`--runs=${wrong}`])).toThrow('--runs takes a whole number from 1');
  expect(() => benchOptions(['--fast'])).toThrow("Unknown option '--fast'");
});
