import { productsShown } from './products-shown';

test.each([
  [0, 0, 0, 0],
  [5, 0, 5, 0],
  [12, 0, 12, 0],
  [13, 0, 12, 1],
  [1000, 0, 12, 12],
  [1000, 2, 36, 12],
  [13, 1, 13, 0],
  [3, 4, 3, 0],
])(
  'DASH-121 of %i products, with "Show more" pressed %i times, shows %i and offers %i more',
  (total, steps, shownCount, nextCount) => {
    expect(productsShown(total, steps)).toEqual({ shownCount, nextCount });
  },
);
