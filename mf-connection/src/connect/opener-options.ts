import type { DestinationOptions } from './registration';

/**
 * Reads the options that the foreign page passes to a part or widget: the page to return to (`redirectUri`, relative to
 * the admin), the origin of the request (`from`), and whether to connect only the site, without the user's account
 * (`skipUserConnection`, CONN-014). Ignores values of any other type.
 */
export function openerOptions(data: Readonly<Record<string, unknown>>): Partial<DestinationOptions> {
  const { redirectUri, from, skipUserConnection } = data;
  return {
    ...(typeof redirectUri === 'string' && { redirectUri }),
    ...(typeof from === 'string' && { from }),
    ...(skipUserConnection === true && { skipUserConnection }),
  };
}
