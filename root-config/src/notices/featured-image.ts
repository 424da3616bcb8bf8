import { outward } from '@flightdeck/shared/links';

/** The image at the top of a release post. */
export interface FeaturedImage {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Returns the featured image of a release post (ROOT-065, SHR-108); null if there is none or `outward` refuses its address.
 * @param input an address, a list (address, width, height), or false for no image
 */
export function featuredImage(input: unknown): FeaturedImage | null {
  const [url, width, height]: readonly unknown[] = Array.isArray(input) ? input : [input];
  if (typeof url !== 'string' || !url) return null;
  const link = outward(url);
  if (!link.allowed) return null;
  return isSize(width) && isSize(height) ? { src: link.href, width, height } : { src: link.href };
}

/** Returns whether a value is a plausible size, in CSS pixels. */
const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 10_000;
