/** So many cards of products are drawn at once: more than nearly anybody has, and drawn within a frame or two. */
export const productsAtOnce = 12;

export interface ProductsShown {
  readonly shown: number;
  /** How many more there would be next; 0: all are shown. */
  readonly next: number;
}

/** How many of all products are drawn. @param asked how often more were asked for */
export function productsShown(all: number, asked: number): ProductsShown {
  const shown = Math.min(all, productsAtOnce * (asked + 1));
  return { shown, next: Math.min(all - shown, productsAtOnce) };
}
