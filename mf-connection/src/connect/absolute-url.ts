import * as v from '@flightdeck/shared/schema';

/**
 * A whole address, with scheme and host. An empty or a relative one would count as one of our own page, and following it
 * would change nothing that anybody could see.
 */
export const absoluteUrl = v.custom<string>((text) => typeof text === 'string' && URL.canParse(text));
