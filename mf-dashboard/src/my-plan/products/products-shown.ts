/** Product cards per step: more than most sites have, and few enough to render within two frames. */
export const productsPerStep = 12;

export interface ProductsShown {
  readonly shownCount: number;
  /** Number of products that the next press of "Show more" adds; 0 when all show. */
  readonly nextCount: number;
}

/** Returns how many of the products show. @param steps number of times that the user pressed "Show more" */
export function productsShown(total: number, steps: number): ProductsShown {
  const shownCount = Math.min(total, productsPerStep * (steps + 1));
  return { shownCount, nextCount: Math.min(total - shownCount, productsPerStep) };
}
