import { offersOf, type StoreProducts } from './product-offer';

const product = (cost: number, available = true) => ({ cost, currency_code: 'EUR', available });
const store: StoreProducts = {
  jetpack_backup_t1_yearly: product(120),
  jetpack_security_t1_yearly: product(240),
  jetpack_search: product(60),
  jetpack_scan: product(60, false),
};
const introOffers = [{ product_slug: 'jetpack_backup_t1_yearly', original_price: 120, raw_price: 60 }];
const offeredKeys = (key: string, products = store) => offersOf(key, products, introOffers).map((each) => each.key);

test.each([
  ['backup', ['backup', 'security']],
  ['security', ['security']],
  ['search', ['search']],
])('the page of %s offers the products %j', (key, expected) => {
  expect(offeredKeys(key)).toEqual(expected);
});

test('the page of a product does not offer Security if Security is not available', () => {
  expect(offeredKeys('backup', { ...store, jetpack_security_t1_yearly: product(240, false) })).toEqual(['backup']);
});

test.each(['scan', 'akismet', 'fax', 'constructor', ''])('the page of "%s" offers nothing', (key) => {
  expect(offeredKeys(key)).toEqual([]);
});

test('returns prices per month, with the introductory offer', () => {
  expect(offersOf('backup', store, introOffers)[0]).toMatchObject({
    currency: 'EUR',
    prices: { price: 10, offPrice: 5 },
  });
  expect(offersOf('search', store, null)[0]).toMatchObject({ prices: { price: 5, offPrice: null } });
  expect(offersOf('search', { jetpack_search: product(0) }, null)[0]).toMatchObject({ prices: null });
});
