import * as v from '@flightdeck/shared/schema';

/**
 * Schema of an absolute URL. A browser resolves an empty or relative URL against the current page, so it would not lead
 * to the provider.
 */
export const absoluteUrl = v.custom<string>((value) => typeof value === 'string' && URL.canParse(value));
