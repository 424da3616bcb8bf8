import type { DestinationOptions } from './registration';

/**
 * What the host of a part or widget may say about connecting: where the user comes back to (`redirectUri`, relative to the
 * admin), which place asks (`from`), and whether the site alone is enough (`skipUserConnection`, CONN-014). Anything of
 * another type counts as not said.
 */
export function hostOptions(data: Readonly<Record<string, unknown>>): Partial<DestinationOptions> {
  const { redirectUri, from, skipUserConnection } = data;
  return {
    ...(typeof redirectUri === 'string' && { redirectUri }),
    ...(typeof from === 'string' && { from }),
    ...(skipUserConnection === true && { skipUserConnection }),
  };
}
