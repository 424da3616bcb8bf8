import { screen, within } from '@testing-library/react';
import { expectValidContent, timeLimit, type ValidAnswers } from '../testing/malformed-answers';
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

/** Valid answers to the reads of My Plan. */
const validAnswers: ValidAnswers = [
  ['site', { plan: { product_slug: 'jetpack_premium', product_name_short: 'Premium' }, options: {} }, true],
  ['site/purchases', ['jetpack_premium', 'jetpack_scan', 'jetpack_search'].map(purchase), true],
  ['site/features', { active: ['instant-search', 'support'], available: [] }, true],
  ['rewind', { state: 'active', reason: '' }, true],
  ['plugins', { 'akismet/akismet.php': { Name: 'Akismet', active: true } }, false],
  ['settings', { videopress: true, wordads: false, publicize: true, 'google-analytics': true }, false],
];

test(
  'shows the plan and its features without malformed values, for any malformed answer',
  () =>
    expectValidContent(validAnswers, mount, () => {
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
    }),
  timeLimit,
);
