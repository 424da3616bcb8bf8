/** Product cards per step: more than most sites have, and few enough to render within two frames. */
export const productsAtOnce = 12;

export interface ProductsShown {
  readonly shown: number;
  /** Number of cards in the next step; 0 when all show. */
  readonly next: number;
}

/** Returns how many products show. @param asked how often the user pressed "Show more" */
export function productsShown(all: number, steps: number): ProductsShown {
  const shown = Math.min(all, productsAtOnce * (steps + 1));
  return { shown, next: Math.min(all - shown, productsAtOnce) };
}
