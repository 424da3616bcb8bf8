import { definePart } from '@flightdeck/shared/parts';
import { mountPart, pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { delayedAnswer, errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Product } from './product.view';

const part = definePart(Product);

const product = (product_slug: string, available = true) => ({
  product_id: 1,
  product_slug,
  product_name: product_slug,
  cost: 120,
  currency_code: 'USD',
  available,
});
const answerProducts = (...list: ReturnType<typeof product>[]) =>
  onCall('GET', 'site/products').reply(200, {
    code: 'success',
    data: Object.fromEntries(list.map((each) => [each.product_slug, each])),
  });
const mount = (key: string) => mountPart(part, { name: 'mf-recommendations/product', route: `#/product/${key}` });

test('REC-103 shows a spinner until products and offers load, then the product with its price', async () => {
  answerProducts(product('jetpack_search'));
  const sendOffers = delayedAnswer('intro-offers', {
    code: 'success',
    data: [{ product_slug: 'jetpack_search', original_price: 120, raw_price: 60 }],
  });
  await mount('search');
  expect(screen.getByRole('status')).toHaveTextContent('Loading product…');
  expect(screen.getByRole('status').querySelector('.spinner')).not.toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
  sendOffers();
  const card = await screen.findByRole('article', { name: 'Jetpack Site Search' });
  expect(screen.queryByRole('status')).toBeNull();
  expect(card).toHaveTextContent(
    /Help visitors find what they need.*Instant search.*\$10.*\$5.*per month, paid yearly/,
  );
  const add = screen.getByRole('link', { name: 'Add Jetpack Site Search' });
  expect(add).toHaveAttribute('href', expect.stringContaining('source=jetpack-product-description-checkout'));
  expect(add).toHaveAttribute('href', expect.stringContaining('path=jetpack_search'));
  pressInPlace(add);
  expect(recorded()).toEqual([
    ['jetpack_product_card_view', { type: 'jetpack_search' }],
    ['jetpack_product_description_view', { type: 'jetpack_search' }],
    ['jetpack_product_card_checkout_click', { type: 'jetpack_search' }],
  ]);
});

test('shows Security next to a product that it includes, at full prices if the offers fail to load', async () => {
  answerProducts(product('jetpack_backup_t1_yearly'), product('jetpack_security_t1_yearly'));
  onCall('GET', 'intro-offers').reply(503, errorBody('down', 'Down.', 503));
  await mount('backup');
  expect(await screen.findByRole('article', { name: 'Jetpack Backup' })).toHaveTextContent(
    /\* Depends on your storage/,
  );
  const [limitsLink] = screen.getAllByRole('link', { name: /^Learn more/ });
  pressInPlace(limitsLink ?? document.body);
  expect(recorded().at(-1)).toEqual(['jetpack_product_card_disclaimer_click', { type: 'jetpack_backup_t1_yearly' }]);
  expect(screen.getByRole('article', { name: 'Security' })).toHaveTextContent(/Popular upgrade.*\$10per month/);
});

test.each([
  ['akismet', 'jetpack_anti_spam', 'Jetpack Anti-spam'],
  ['backup', 'jetpack_backup_t1_yearly', 'Jetpack Backup'],
  ['scan', 'jetpack_scan', 'Jetpack Scan'],
  ['search', 'jetpack_search', 'Jetpack Site Search'],
  ['security', 'jetpack_security_t1_yearly', 'Security'],
  ['videopress', 'jetpack_videopress', 'Jetpack VideoPress'],
])('ROOT-017 #/product/%s sells the product %s as "%s"', async (key, slug, title) => {
  answerProducts(product(slug));
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: [] });
  await mount(key);
  expect(await screen.findByRole('article')).toHaveAccessibleName(title);
  const add = screen.getByRole('link', { name: /^Add/ });
  expect(new URL(add.getAttribute('href') ?? '').searchParams.get('path')).toBe(slug);
});

test("ROOT-018 redirects to the dashboard if the product isn't available", async () => {
  location.hash = '#/product/scan';
  answerProducts(product('jetpack_scan', false));
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: [] });
  await mount('scan');
  await waitFor(() => expect(location.hash).toBe('#/dashboard'));
  expect(screen.queryByRole('article')).toBeNull();
});

test('reports products that failed to load and retries', async () => {
  onCall('GET', 'site/products').reply(503, errorBody('down', 'The provider did not answer.', 503));
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: [] });
  await mount('search');
  expect(await screen.findByText('The provider did not answer.')).toBeVisible();
  answerProducts(product('jetpack_search'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Jetpack Site Search' })).toBeVisible();
});
