import { defineRead, request, success } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { flag, mapOf, number, text } from '../../contracts/field-schemas';

const pluginSchema = v.pipe(
  // A list is an object too.
  v.custom<unknown>((value) => !Array.isArray(value)),
  v.object({ Name: text, Version: v.optional(text, ''), active: flag }),
  v.transform(({ Name, Version, active }) => ({ name: Name, version: Version, isActive: active })),
);

/** GET `plugins` (SHR-063): the plugins of the site by file, as `akismet/akismet.php`. */
export const pluginsRead = defineRead('plugins', mapOf(pluginSchema));

/**
 * POST `plugins` (SHR-062): installs a plugin of the host's directory and switches it on. That takes as long as it takes:
 * a time-out says nothing about how it ended, so read the plugins again.
 * @param source where it was asked for
 */
export const installPlugin = (slug: string, source?: string) =>
  request({ method: 'POST', path: 'plugins', body: { slug, status: 'active', ...(source && { source }) } }, success);

/** GET `updates/plugins` (SHR-064): how many plugins could be updated. */
export const pluginUpdatesRead = defineRead(
  'updates/plugins',
  v.pipe(
    v.object({ code: v.literal('success'), count: number(0) }),
    v.transform(({ count }) => count),
  ),
);
