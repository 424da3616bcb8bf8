import type { DestinationOptions } from './registration';

/**
 * Reads the options that the host page gives a part or widget: where the user comes back to (`redirectUri`, relative
 * to the admin), which place asks (`from`), and whether connecting the site alone is enough (`skipUserConnection`,
 * CONN-014). Ignores values of any other type.
 */
export function hostOptions(data: Readonly<Record<string, unknown>>): Partial<DestinationOptions> {
  const { redirectUri, from, skipUserConnection } = data;
  return {
    ...(typeof redirectUri === 'string' && { redirectUri }),
    ...(typeof from === 'string' && { from }),
    ...(skipUserConnection === true && { skipUserConnection }),
  };
}
