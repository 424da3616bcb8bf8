import { offersOf, type Shop } from './product-offer';

const product = (cost: number, available = true) => ({ cost, currency_code: 'EUR', available });
const shop: Shop = {
  jetpack_backup_t1_yearly: product(120),
  jetpack_security_t1_yearly: product(240),
  jetpack_search: product(60),
  jetpack_scan: product(60, false),
};
const offers = [{ product_slug: 'jetpack_backup_t1_yearly', original_price: 120, raw_price: 60 }];
const keys = (key: string, products = shop) => offersOf(key, products, offers).map((each) => each.key);

test.each([
  ['backup', shop, ['backup', 'security']],
  ['security', shop, ['security']],
  ['search', shop, ['search']],
  ['backup', { ...shop, jetpack_security_t1_yearly: product(240, false) }, ['backup']],
  ['scan', shop, []],
  ['akismet', shop, []],
  ['fax', shop, []],
  ['constructor', shop, []],
  ['', shop, []],
])('the page of "%s" offers its products', (key, products, offered) => {
  expect(keys(key, products)).toEqual(offered);
});

test('prices are per month, with the introductory discount', () => {
  expect(offersOf('backup', shop, offers)[0]).toMatchObject({ currency: 'EUR', prices: { price: 10, offPrice: 5 } });
  expect(offersOf('search', shop, null)[0]).toMatchObject({ prices: { price: 5, offPrice: null } });
  expect(offersOf('search', { jetpack_search: product(0) }, null)[0]).toMatchObject({ prices: null });
});
