import {
  type MalformedValues,
  malformedValues,
  neverShown,
  onCall,
  providerAnswer,
  valueReplacer,
} from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import nock from 'nock';
import { mountDashboard, totals } from './dashboard-under-test';

const settings = { protect: true, monitor: true, stats: true, photon: true, videopress: true, search: true };
const scan = { state: 'idle', reason: '', threats: [{ id: 1, title: 'T' }], credentials: [{ type: 'managed' }] };
const purchase = {
  ID: '1',
  product_slug: 'jetpack_scan',
  product_name: 'Scan',
  active: '1',
  expiry_date: '2031-01-01',
};
const day = {
  unit: 'day',
  data: [
    ['2023-02-13', 3],
    ['2023-02-14', 5],
  ],
};

/** Valid answers of a paid site; `isFromProvider` marks answers that the site forwards from the provider as JSON strings. */
const validAnswers: Readonly<Record<string, { readonly body: unknown; readonly isFromProvider?: boolean }>> = {
  settings: { body: settings },
  rewind: { body: { state: 'active', reason: '' }, isFromProvider: true },
  scan: { body: scan, isFromProvider: true },
  'site/features': {
    body: { active: ['search', 'videopress-1tb-storage', 'support'], available: [] },
    isFromProvider: true,
  },
  'site/purchases': { body: [purchase, purchase], isFromProvider: true },
  site: {
    body: { plan: { product_slug: 'jetpack_scan' }, options: { videopress_storage_used: 7 } },
    isFromProvider: true,
  },
  'module/akismet/data': { body: 7 },
  'module/protect/data': { body: '17' },
  'module/stats/data': { body: { general: { stats: totals }, day } },
  plugins: { body: { 'jetpack-boost/jetpack-boost.php': { Name: 'Boost', active: true } } },
};

/** Number of generated sites; the whole screen is mounted for each. */
const numRuns = process.env.FLIGHTDECK_LONG ? 150 : 5;

/** Answers each read with its valid answer, in which malformed values replace some values. */
function answerWithMalformedValues(input: MalformedValues): void {
  const replaceValues = valueReplacer(input);
  for (const [path, { body, isFromProvider = false }] of Object.entries(validAnswers)) {
    const replaced = replaceValues(body);
    const text = JSON.stringify(isFromProvider ? providerAnswer(replaced) : replaced) ?? 'null';
    onCall('GET', path).optionally().times(9).reply(200, text);
  }
}

test(
  'shows valid content or a failure on every card for any malformed answer',
  async () => {
    await fc.assert(
      fc.asyncProperty(malformedValues, async (input) => {
        answerWithMalformedValues(input);
        const page = await mountDashboard(undefined, settings);
        await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
        expect(page.failures).toEqual([]);
        // A manager sees at least 13 cards; others, such as Activity, depend on the answers.
        expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(13);
        expect(document.body).not.toHaveTextContent(neverShown);
        expect(document.body).not.toHaveTextContent('__proto__');
        // Markup in the values is not rendered.
        expect(document.querySelector('img[onerror], article b > b')).toBeNull();
        await page.unmount();
        nock.cleanAll();
      }),
      { numRuns },
    );
  },
  60_000 + numRuns * 2000,
);
