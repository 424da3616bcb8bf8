/** Product cards per step: more than most sites have, and few enough to render within two frames. */
export const productsPerStep = 12;

export interface ProductsShown {
  /** Number of cards. */
  readonly shown: number;
  /** Number of cards in the next step; 0 when all show. */
  readonly next: number;
}

/** Returns how many of the products show. @param steps number of times that the user pressed "Show more" */
export function productsShown(total: number, steps: number): ProductsShown {
  const shown = Math.min(total, productsPerStep * (steps + 1));
  return { shown, next: Math.min(total - shown, productsPerStep) };
}
