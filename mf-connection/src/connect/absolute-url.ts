import * as v from '@flightdeck/shared/schema';

/**
 * Accepts an absolute address, with scheme and host. An empty or relative address would lead to the current page, so
 * following it would change nothing.
 */
export const absoluteUrl = v.custom<string>((text) => typeof text === 'string' && URL.canParse(text));
