import { productsShown } from './products-shown';

test.each([
  ['nothing', 0, 0, 0, 0],
  ['a few', 5, 0, 5, 0],
  ['exactly as many as fit', 12, 0, 12, 0],
  ['one more than fit', 13, 0, 12, 1],
  ['very many', 1000, 0, 12, 12],
  ['very many, asked for more', 1000, 2, 36, 12],
  ['the last ones', 13, 1, 13, 0],
  ['fewer than before, after some were cancelled', 3, 4, 3, 0],
])('DASH-121 %s: of %i, asked %i times, %i are shown and %i come next', (_what, all, steps, shown, next) => {
  expect(productsShown(all, steps)).toEqual({ shown, next });
});
