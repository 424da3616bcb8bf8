import { recorded } from '@flightdeck/shared/testing/parts';
import { delayedAnswer, errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerReads, heading, openFlow, openPage, purchase, suggestion, takeWrites } from '../testing/flow-page';
// Load the files now. The screens load them on demand, and a test might not wait long enough.
import './purchased.view';
import './suggestions.view';

const scan = suggestion('jetpack_scan', 'Scan', 10);
const search = {
  ...suggestion('jetpack_search', 'Search', 5),
  disclaimer: { text: 'Up to a point.', link: 'https://jetpack.com/x', link_text: 'Which?' },
};
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

async function open(siteDiscount: object | null, intro: readonly object[] = [], suggestions = [scan, search]) {
  const writes = takeWrites();
  onCall('GET', 'site/discount').reply(200, { code: 'success', data: siteDiscount });
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: [...intro] });
  const { slug: product_slug, ...product } = search;
  onCall('GET', 'recommendations/upsell').reply(200, { hide_upsell: false, product_slug, ...product });
  await openFlow('/recommendations/product-suggestions', { step: 'product-suggestions', suggestions });
  return writes;
}

/** Discount of 20%, on top of the offer for Scan. */
const discount = { code: 'SAVE20', discount: 20, expiry_date: tomorrow, is_used: false };
/** Introductory offers at half price: for the first term of Scan, and for the first month of Search. */
const offers = [
  { product_slug: 'jetpack_scan', original_price: 120, raw_price: 60 },
  { product_slug: 'jetpack_search', original_price: 60, raw_price: 30, interval_count: 1, interval_unit: 'month' },
];

test('REC-036 REC-082.6 REC-085 shows the fields, prices and discounts of the suggested products', async () => {
  await open(discount, offers);
  const [scanText, searchText] = Array.from(document.querySelectorAll('article'), (card) => card.textContent);
  expect(scanText).toMatch(
    /^ScanScan for the site\.One thingAnotherRegular price: \$10Current price: \$4per month, billed yearly60% off\*Get Scan/,
  );
  expect(searchText).toMatch(/^Recommended premium productSearch.*Up to a point\. Which\?.*50% off\*/);
});

test('REC-037 REC-038 shows the discount footnote and the guarantee below the products', async () => {
  await open(discount, offers);
  expect(screen.getByText('14-day money-back guarantee')).toBeVisible();
  expect(screen.getByText('* Discounts are for the first term only. Renewals are at full price.')).toBeVisible();
});

test('REC-085 shows prices in the currency of the product', async () => {
  await open(discount, offers, [{ ...scan, currency_code: 'EUR' }]);
  expect(document.querySelector('article')).toHaveTextContent('Regular price: €10Current price: €4per month');
});

test('REC-087 links to the checkout with site, path, coupon and return address, and records a click', async () => {
  const writes = await open(discount, offers);
  const [scanLink, searchLink] = Array.from(document.querySelectorAll('article a[href*="checkout"]'));
  const queryOf = (link?: Element) => Object.fromEntries(new URL(link?.getAttribute('href') ?? '').searchParams);
  const returnParameter = 'redirect_to=http://localhost/wp-admin/admin.php?jp-react-redirect=product-purchased';
  expect(queryOf(scanLink)).toEqual({
    source: 'jetpack-recommendations-product-checkout',
    site: 'site.example',
    path: 'jetpack_scan',
    query: `coupon=SAVE20&${returnParameter}`,
  });
  // The offer covers the first month only, so the coupon doesn't apply on top.
  expect(queryOf(searchLink).query).toBe(`coupon=&${returnParameter}`);
  if (scanLink) await userEvent.click(scanLink);
  await waitFor(() =>
    expect(writes.at(-1)).toEqual([
      'data',
      expect.objectContaining({ selectedRecommendations: ['product-suggestions'] }),
    ]),
  );
  for (const action of ['display', 'click'])
    expect(recorded()).toContainEqual([
      `jetpack_recommendations_product_suggestion_${action}`,
      { product_slug: 'jetpack_scan', discount: true },
    ]);
});

test('shows a product with malformed fields without these fields', async () => {
  takeWrites();
  onCall('GET', 'site/discount').reply(200, { code: 'success', data: 'soon' });
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: { a: 1 } });
  onCall('GET', 'recommendations/upsell').reply(200, 'none');
  const malformed = { ...scan, cost: 'ask us', features: null, disclaimer: 'none', currency_code: 7 };
  await openFlow('/recommendations/product-suggestions', { step: 'product-suggestions', suggestions: [malformed] });
  const card = screen.getByRole('article', { name: 'Scan' });
  expect(card).toHaveTextContent(/^ScanScan for the site\.Get Scan/);
});

test('shows full prices and the introductory footnote without a discount', async () => {
  await open(null);
  expect(screen.getByRole('article', { name: 'Scan' })).toHaveTextContent(
    /Scan for the site\..*\$10per month, billed yearly/,
  );
  expect(screen.getByText(/^Introductory prices are for the first term only/)).toBeVisible();
  expect(screen.queryByText(/Discount ends in/)).toBeNull();
});

test('marks no introductory offer with an asterisk if no footnote has one', async () => {
  await open(null, offers);
  expect(screen.getByRole('article', { name: 'Scan' })).toHaveTextContent(/50% offGet Scan/);
  expect(document.body).not.toHaveTextContent('*');
});

/**
 * Saved answers: the onboarding for Scan has been viewed, so it doesn't start again. The flow removes the type without a purchase
 * when it starts, which is its first write.
 */
const scanOnboardingViewed = { onboardingViewed: ['JETPACK_SCAN', 'JETPACK_SEARCH'] };

test('REC-065 REC-066 shows loading until the suggestions load, then the features of the purchased product', async () => {
  const writes = takeWrites();
  const sendAnswer = delayedAnswer('recommendations/product-suggestions', [scan]);
  answerReads({
    suggestions: 'answered by the test',
    data: scanOnboardingViewed,
    purchases: [purchase('jetpack_scan')],
  });
  await openPage('/recommendations/product-purchased', () => screen.getByText('Loading recommendations'), {
    step: 'product-purchased',
  });
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(screen.getByText('Loading recommendations')).toBeVisible();
  expect(location.hash).toBe('#/recommendations/product-purchased');
  sendAnswer();
  await waitFor(() => expect(heading()).toHaveTextContent('Your site has a new plan'));
  expect(screen.getByText('One thing')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  expect(recorded()).toContainEqual(['jetpack_recommendations_product_suggestion_purchased', { type: 'jetpack_scan' }]);
});

test('REC-010 skips the step if the suggestions fail to load', async () => {
  const writes = takeWrites();
  onCall('GET', 'recommendations/product-suggestions').reply(503, errorBody('down', 'Down.', 503));
  answerReads({ suggestions: 'answered by the test' });
  await openPage('/recommendations/product-suggestions', heading, { step: 'site-type-question' });
  await waitFor(() => expect(location.hash).toBe('#/recommendations/monitor'));
  // The next step is saved, then its view.
  await waitFor(() => expect(writes.map(([kind]) => kind)).toEqual(['step', 'data']));
});
