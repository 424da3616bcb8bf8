import { onCall } from '@flightdeck/shared/testing/wire';
import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import nock from 'nock';
import { inner, mountDashboard } from './dashboard-under-test';

const settings = { protect: true, monitor: true, stats: true, photon: true, videopress: true, search: true };
const scan = { state: 'idle', reason: '', threats: [{ id: 1, title: 'T' }], credentials: [{ type: 'managed' }] };
const purchase = {
  ID: '1',
  product_slug: 'jetpack_scan',
  product_name: 'Scan',
  active: '1',
  expiry_date: '2031-01-01',
};
const stats = {
  views_today: 5,
  views_best_day: '2023-02-14',
  views_best_day_total: 9,
  views: 98,
  comments: 3,
  posts: 25,
};
const day = {
  unit: 'day',
  data: [
    ['2023-02-13', 3],
    ['2023-02-14', 5],
  ],
};

/** What a site with some of everything answers; a text where the wire has JSON in a text. */
const good: Readonly<Record<string, { readonly body: unknown; readonly isInner?: boolean }>> = {
  settings: { body: settings },
  rewind: { body: { state: 'active', reason: '' }, isInner: true },
  scan: { body: scan, isInner: true },
  'site/features': { body: { active: ['search', 'videopress-1tb-storage', 'support'], available: [] }, isInner: true },
  'site/purchases': { body: [purchase, purchase], isInner: true },
  site: { body: { plan: { product_slug: 'jetpack_scan' }, options: { videopress_storage_used: 7 } }, isInner: true },
  'module/akismet/data': { body: 7 },
  'module/protect/data': { body: '17' },
  'module/stats/data': { body: { general: { stats }, day } },
  plugins: { body: { 'jetpack-boost/jetpack-boost.php': { Name: 'Boost', active: true } } },
};

/** Numbers as texts, things that are not there, words that nobody knows, HTML. */
const odd = fc.constantFrom<readonly unknown[]>(
  ...['5', '', ' 7 ', '1e3', null, undefined, -1, 0.5, 1e21, true, [], {}, [null], '__proto__'].map((each) => [each]),
  ...['unheard-of', '2023W99W99', '<b>x</b>', '<img src=x onerror=alert(1)>'].map((each) => [each]),
);
/** Per value, in the order in which they stand: left as it is, or replaced. */
const changes = fc.array(fc.option(odd, { freq: 3 }), { minLength: 60, maxLength: 60 });

/** Sites to try; each is a whole screen. */
const numRuns = process.env.FLIGHTDECK_LONG ? 150 : 5;

/** The same with some values replaced, and fields left out. */
function spoil(value: unknown, next: () => readonly unknown[] | null): unknown {
  if (Array.isArray(value)) return value.map((each) => spoil(each, next));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each, next)]));
  const change = next();
  return change ? change[0] : value;
}

function answer(given: readonly (readonly unknown[] | null)[]): void {
  let at = 0;
  const next = () => {
    at += 1;
    return given[at % given.length] ?? null;
  };
  for (const [path, { body, isInner = false }] of Object.entries(good)) {
    const spoiled = spoil(body, next);
    const text = JSON.stringify(isInner ? inner(spoiled) : spoiled) ?? 'null';
    onCall('GET', path).optionally().times(9).reply(200, text);
  }
}

test(
  'whatever stands in the answers, every card shows something sensible or says that it could not be loaded',
  async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (given) => {
        answer(given);
        const page = await mountDashboard(undefined, settings);
        await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
        expect(page.failures).toEqual([]);
        // No card is lost: those of a manager, with Activity where backups are made.
        expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(13);
        expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object|Infinity|Invalid Date|__proto__/);
        expect(document.querySelector('img[onerror], article b > b')).toBeNull();
        await page.unmount();
        nock.cleanAll();
      }),
      { numRuns },
    );
  },
  60_000 + numRuns * 2000,
);
