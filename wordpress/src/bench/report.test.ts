import { processTime } from './processor-time';
import { type Round, type WordPressBench, wordpressReport } from './report';
import { startsWordPress, type Visit } from './visit';

const original: Visit = {
  firstContentfulPaint: 500,
  firstCard: 1000,
  realCard: 1200,
  largestContentfulPaint: 1000,
  settled: 3000,
  longTasks: 900,
  mainThread: 700,
  layouts: 80,
  requests: 76,
  starts: 16,
  serverTime: 4000,
};
const ours: Visit = {
  ...original,
  firstCard: 300,
  realCard: 480,
  mainThread: 250,
  layouts: 12,
  largestContentfulPaint: 500,
  settled: 1000,
  requests: 40,
  starts: 3,
  serverTime: 1000,
};
const emptyPage: Visit = {
  ...original,
  firstCard: 150,
  realCard: 200,
  mainThread: 100,
  settled: 100,
  starts: 1,
  requests: 20,
};
const round: Round = { original, ours, emptyPage };
const bench: WordPressBench = {
  date: '2026-11-21',
  machine: 'Machine',
  load: 0.4,
  runs: 9,
  cold: round,
  coldAt4x: round,
  warmAt4x: round,
  slowConnection: round,
  slowProvider: round,
  switchAt4x: {
    original: { savingNotice: 120, savedNotice: 600 },
    ours: { savingNotice: 30, savedNotice: null },
  },
  largestElement: { original: 'img', ours: 'p' },
  startAddresses: ['/wp-admin/admin.php?page=flightdeck', '/wp-json/jetpack/v4/rewind'],
};

test('a row shows the figures of all three pages, the shares and the limit', () => {
  const report = wordpressReport(bench);
  expect(report).toContain('| … at 4x | 1200 ms | 480 ms | 40 % | 200 ms | 28 % | 40 % |');
  expect(report).toContain('| Starts of WordPress until settled | 16 | 3 | 19 % | 1 | 13 % | 3 |');
  expect(report).toContain('| Requests, cold | 76 | 40 | 53 % | 20 | 36 % | – |');
});

test('the row of a switch has no figures of the empty page, which has no switch', () => {
  const report = wordpressReport(bench);
  expect(report).toContain('the page says that it saves | 120 ms | 30 ms | 25 % | – | – | – |');
  expect(report).toContain('without the time of the write | 600 ms | – | – | – | – | – |');
});

test('names the requests of our page that start WordPress', () => {
  expect(wordpressReport(bench)).toContain('`/wp-admin/admin.php?page=flightdeck`, `/wp-json/jetpack/v4/rewind`');
});

test('shows a share in bold when it exceeds its limit', () => {
  const slow = { ...round, ours: { ...ours, realCard: 600 } };
  expect(wordpressReport({ ...bench, coldAt4x: slow })).toContain(
    '| … at 4x | 1200 ms | 600 ms | **50 %** | 200 ms | 40 % | 40 % |',
  );
});

test('shows an added share in bold when it exceeds its limit', () => {
  const slow = { ...round, ours: { ...ours, settled: 1200 } };
  expect(wordpressReport({ ...bench, warmAt4x: slow })).toContain(
    '| … warm, at 4x | 3000 ms | 1200 ms | 40 % | 100 ms | **38 %** | 35 % added |',
  );
});

test("compares the largest paint also with the original's first card with its content, because the original's largest paint is a placeholder", () => {
  expect(wordpressReport(bench)).toContain('| 1200 ms | 500 ms | 42 % | 1000 ms |');
});

test('shows a number in bold when it exceeds its limit', () => {
  const many = { ...round, ours: { ...ours, starts: 4 } };
  expect(wordpressReport({ ...bench, cold: many })).toContain(
    '| Starts of WordPress until settled | 16 | **4** | 25 % | 1 | 20 % | 3 |',
  );
});

const site = 'http://host/wp-admin/';

test.each([
  ['http://host/wp-admin/admin.php?page=flightdeck', 'Document'],
  ['http://host/wp-json/jetpack/v4/settings', 'Fetch'],
  ['http://host/?rest_route=/jetpack/v4/settings', 'Fetch'],
  ['http://host/wp-admin/admin-ajax.php?action=x', 'XHR'],
  ['http://host/wp-cron.php?doing_wp_cron=1', 'Other'],
])('a request for %s starts WordPress', (url, type) => {
  expect(startsWordPress({ url, type }, site)).toBe(true);
});

test.each([
  ['http://host/wp-admin/load-scripts.php?c=1', 'Script'],
  ['http://host/wp-admin/load-styles.php?c=1', 'Stylesheet'],
  ['https://widgets.example/3rd-party-cookie-check/index.html', 'Document'],
  ['http://host/wp-content/plugins/flightdeck/set/a.js', 'Script'],
  ['http://host/wp-includes/style.css?ver=1', 'Stylesheet'],
])('a request for %s does not start WordPress', (url, type) => {
  expect(startsWordPress({ url, type }, site)).toBe(false);
});

test('reads group and processor time of a process whose name contains brackets and spaces', () => {
  const stat = '42 (php (worker) 1) S 1 40 40 0 -1 4194560 1 2 3 4 100 20 3 7 20 0 1 0 99';
  expect(processTime(stat)).toEqual({ group: 40, ms: 1300 });
});
