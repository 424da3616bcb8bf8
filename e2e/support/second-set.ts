import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { WidgetEntry } from '@flightdeck/shared/contracts/releases';
import type { Page } from '@playwright/test';
import { hashOf } from './sets/set-copy';
import type { RunningSite } from './site';

/**
 * Serves a second set on the same origin, like another deployment of Flightdeck: the embed script and a later release of an
 * area's widgets. The widgets' container has another name, as after a build of other sources.
 * @param change returns the new content of a file
 * @returns address of the second set's embed script
 */
export async function serveSecondSet(
  page: Page,
  site: RunningSite,
  area: AreaName,
  change: (content: string) => string,
): Promise<string> {
  const { folder, original } = site.set;
  const originalEntry = original.widgets[area];
  if (!originalEntry) throw new Error(`${area} has no widgets.`);
  const container = `${originalEntry.container}_second`;
  const base = `${area}-widgets/second/`;
  const contents = new Map<string, string>();
  for (const name of readdirSync(join(folder, originalEntry.base)).filter((each) => each in originalEntry.files))
    contents.set(
      base + name,
      change(readFileSync(join(folder, originalEntry.base, name), 'utf8')).replaceAll(
        originalEntry.container,
        container,
      ),
    );
  const files = Object.fromEntries(
    [...contents].map(([name, content]) => [name.slice(base.length), hashOf(content)] as const),
  );
  const entry: WidgetEntry = { ...originalEntry, base, version: 'second', container, files };
  contents.set('registry.json', JSON.stringify({ widgets: { [area]: entry } }));
  contents.set('embed/1/embed.js', readFileSync(join(folder, 'embed/1/embed.js'), 'utf8'));
  const url = `${site.url}/second-set/`;
  await page.route(`${url}**`, (route) => {
    const content = contents.get(route.request().url().slice(url.length).replace(/\?.*/, ''));
    if (content === undefined) return route.fulfill({ status: 404 });
    const contentType = /json$/.test(route.request().url()) ? 'application/json' : 'text/javascript';
    return route.fulfill({ body: content, contentType });
  });
  return `${url}embed/1/embed.js`;
}
