import { cached, defineRead, request, seedRead, success } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { decodedText, flag, mapOf, numberOr, text } from '@flightdeck/shared/schema';

const pluginSchema = v.pipe(
  // An empty PHP array arrives as a list, which is an object too.
  v.custom<unknown>((value) => !Array.isArray(value)),
  v.object({ Name: decodedText, Version: v.optional(text, ''), active: flag }),
  v.transform(({ Name, Version, active }) => ({ name: Name, version: Version, isActive: active })),
);

/** GET `plugins` (SHR-063): the plugins of the site by file, such as `akismet/akismet.php`. */
export const pluginsRead = defineRead('plugins', mapOf(pluginSchema));

/**
 * POST `plugins` (SHR-062): installs and activates a plugin of the WordPress directory. This can take long: after a
 * timeout, read the plugins again to learn the result.
 * @param source the screen that requests the installation
 */
export const installPlugin = (slug: string, source?: string) =>
  request({ method: 'POST', path: 'plugins', body: { slug, status: 'active', ...(source && { source }) } }, success);

/**
 * Records in the cached list that the site has confirmed a plugin as active. The list may be older than the activation, or
 * missing.
 * @param file as in `pluginsRead`
 */
export function confirmPlugin(file: string): void {
  const list = cached(pluginsRead);
  if (!list?.[file]?.isActive)
    seedRead(pluginsRead, { ...list, [file]: { name: '', version: '', ...list?.[file], isActive: true } });
}

/** GET `updates/plugins` (SHR-064): the number of plugins with an update. */
export const pluginUpdatesRead = defineRead(
  'updates/plugins',
  v.pipe(
    v.object({ code: v.literal('success'), count: numberOr(0) }),
    v.transform(({ count }) => count),
  ),
);
