import { pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { heading, openFlow, suggestion, takeWrites } from '../testing/flow-page';
import { Countdown } from './countdown.view';

const scan = 'jetpack_scan';
/** Returns the time in 3 days and 59 minutes. The minutes allow for a slow machine. */
const threeDaysFromNow = () => new Date(Date.now() + (3 * 24 * 60 + 59) * 60_000).toISOString();
const introOffers = [
  { product_slug: scan, original_price: 100, raw_price: 50 },
  // The largest reduction, but of a product that is not suggested.
  { product_slug: 'jetpack_search', original_price: 100, raw_price: 1 },
];

function answerOffers(discount: object | null) {
  onCall('GET', 'site/discount').reply(200, { code: 'success', data: discount });
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: introOffers });
}
const openCard = async () => {
  takeWrites();
  await openFlow('/recommendations/site-type', {
    step: 'site-type-question',
    suggestions: [suggestion(scan, 'Scan', 9)],
  });
  return screen.findByRole('region', { name: 'Increase your site security!' });
};

/** @param discount in percent, as the provider sends it */
const openCardWithDiscount = (discount: number | string = 20) => {
  answerOffers({ code: 'SAVE', discount, expiry_date: threeDaysFromNow(), is_used: false });
  return openCard();
};

test('REC-020 REC-021 shows the card with its heading next to the site-type step', async () => {
  const card = await openCardWithDiscount();
  expect(within(card).getByRole('heading', { name: 'Increase your site security!' })).toBeVisible();
  expect(card.closest('aside')).not.toBeNull();
});

test('REC-022 lists four features on the card', async () => {
  const card = await openCardWithDiscount();
  expect(Array.from(card.querySelectorAll('li'), (item) => item.textContent)).toEqual([
    'Real-time cloud backups',
    'One-click restores',
    'Real-time malware scanning',
    'Comments and form spam protection',
  ]);
});

test('REC-023 REC-025 links to the discounted products, and records the display and clicks', async () => {
  await openCardWithDiscount();
  expect(screen.getByRole('link', { name: 'View discounted products' })).toHaveAttribute(
    'href',
    '#/recommendations/product-suggestions',
  );
  expect(recorded()).toContainEqual(['jetpack_recommendations_upsell_card_display', { discount: true }]);
  pressInPlace(screen.getByRole('link', { name: 'View discounted products' }));
  expect(recorded().at(-1)).toEqual(['jetpack_recommendations_upsell_card_cta_click', { discount: true }]);
});

test('REC-026 REC-036 shows the discount and when it ends', async () => {
  const card = await openCardWithDiscount();
  expect(card).toHaveTextContent('60% off');
  expect(card).toHaveTextContent(/Discount ends in: 3d 0h \d+m \d+s/);
});

test('REC-034 shows no percent for a discount that is not a number', async () => {
  const card = await openCardWithDiscount('soon');
  expect(screen.getByRole('link', { name: 'View discounted products' })).toBeVisible();
  expect(card).not.toHaveTextContent('off');
});

test('REC-082.8 shows the card only next to the step where it showed first', async () => {
  await openCardWithDiscount();
  location.hash = '#/recommendations/related-posts';
  await waitFor(() => expect(heading()).toHaveTextContent(/more of your posts/));
  expect(screen.queryByRole('region', { name: 'Increase your site security!' })).toBeNull();
});

test.each([
  ['without a discount', null],
  ['with a used discount', { code: 'SAVE', discount: 20, expiry_date: threeDaysFromNow(), is_used: true }],
])('REC-024 %s, has the button "View products" and shows neither percent nor countdown', async (_what, discount) => {
  answerOffers(discount);
  const card = await openCard();
  expect(screen.getByRole('link', { name: 'View products' })).toBeVisible();
  expect(within(card).getAllByRole('listitem')).toHaveLength(4);
  expect(card).not.toHaveTextContent(/off|ends|ended/);
});

test('shows the card without a discount if the offers fail to load', async () => {
  onCall('GET', 'site/discount').reply(503, errorBody('down', 'Down.', 503));
  onCall('GET', 'intro-offers').reply(503, errorBody('down', 'Down.', 503));
  await openCard();
  expect(screen.getByRole('link', { name: 'View products' })).toBeVisible();
});

describe('the countdown', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('REC-028 REC-030 reads the clock every 500 ms until the discount ends', () => {
    const onEnd = jest.fn();
    render(<Countdown onEnd={onEnd} until={new Date('2026-11-21T12:01:01.200Z')} />);
    const text = () => document.body.textContent;
    expect(text()).toBe('Discount ends in: 1m 1s');
    act(() => void jest.advanceTimersByTime(499));
    expect(text()).toBe('Discount ends in: 1m 1s');
    act(() => void jest.advanceTimersByTime(1));
    expect(text()).toBe('Discount ends in: 1m 0s');
    // A sleeping tab: the clock advances without ticks.
    jest.setSystemTime(new Date('2026-11-21T12:00:58Z'));
    act(() => void jest.advanceTimersByTime(500));
    expect(text()).toBe('Discount ends in: 2s');
    act(() => void jest.advanceTimersByTime(3000));
    expect(text()).toBe('Discount offer has ended');
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
