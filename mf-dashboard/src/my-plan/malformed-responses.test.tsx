import {
  type MalformedValues,
  malformedValues,
  neverShown,
  onCall,
  providerAnswer,
  valueReplacer,
} from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import nock from 'nock';
import { mount } from './my-plan-under-test';

const purchase = (product_slug: string) => ({
  ID: '1',
  product_slug,
  product_name: 'A product',
  active: '1',
  is_refundable: false,
  expiry_date: '2031-01-01',
  subscribed_date: '2023-01-01',
});

/** Valid answers to the reads of My Plan; `isFromProvider` marks provider answers, whose `data` is a JSON string. */
const validAnswers: readonly (readonly [path: string, body: unknown, isFromProvider: boolean])[] = [
  ['site', { plan: { product_slug: 'jetpack_premium', product_name_short: 'Premium' }, options: {} }, true],
  ['site/purchases', ['jetpack_premium', 'jetpack_scan', 'jetpack_search'].map(purchase), true],
  ['site/features', { active: ['instant-search', 'support'], available: [] }, true],
  ['rewind', { state: 'active', reason: '' }, true],
  ['plugins', { 'akismet/akismet.php': { Name: 'Akismet', active: true } }, false],
  ['settings', { videopress: true, wordads: false, publicize: true, 'google-analytics': true }, false],
];

function answerReads(input: MalformedValues): void {
  const replaceValues = valueReplacer(input);
  for (const [path, body, isFromProvider] of validAnswers) {
    const malformedBody = replaceValues(body);
    const answer = isFromProvider ? providerAnswer(malformedBody) : malformedBody;
    // The screen may read a path never, or several times.
    onCall('GET', path).optionally().times(9).reply(200, JSON.stringify(answer));
  }
}

/** Number of generated sites; each one mounts the whole screen. */
const numRuns = process.env.FLIGHTDECK_LONG ? 150 : 5;

test(
  'shows the plan and its features without malformed values, for any malformed answer',
  async () => {
    await fc.assert(
      fc.asyncProperty(malformedValues, async (input) => {
        answerReads(input);
        const page = await mount();
        try {
          await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
          expect(page.failures).toEqual([]);
          // The page has no features section for an unknown plan.
          const sections = [
            screen.getByRole('region', { name: 'My Plan' }),
            ...screen.queryAllByRole('region', { name: "What's included" }),
          ];
          for (const section of sections) {
            const headings = within(section).getAllByRole('heading');
            expect(headings.length).toBeGreaterThan(1);
            for (const heading of headings) expect(heading).not.toBeEmptyDOMElement();
          }
          expect(document.body).not.toHaveTextContent(neverShown);
          // Texts with markup must not become elements.
          expect(document.querySelector('img[onerror], article b > b')).toBeNull();
        } finally {
          // Clean up after a failure too, or all later runs fail.
          await page.unmount();
          nock.cleanAll();
        }
      }),
      { numRuns },
    );
  },
  20_000 + numRuns * 1000,
);
