import { productsShown } from './products-shown';

test.each([
  ['no products', 0, 0, 0, 0],
  ['a few products', 5, 0, 5, 0],
  ['exactly one step', 12, 0, 12, 0],
  ['one more than a step', 13, 0, 12, 1],
  ['very many products', 1000, 0, 12, 12],
  ['very many products after two steps', 1000, 2, 36, 12],
  ['the last products', 13, 1, 13, 0],
  ['fewer products than before', 3, 4, 3, 0],
])('DASH-121 %s: of %i after %i steps shows %i and offers %i more', (_what, all, steps, shown, next) => {
  expect(productsShown(all, steps)).toEqual({ shown, next });
});
