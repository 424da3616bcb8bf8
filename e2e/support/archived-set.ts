import type { AreaName } from '@flightdeck/shared/contracts/area-names';
import type { Page } from '@playwright/test';
import type { OpenArchive } from '../../tools/src/release/archive';
import type { RunningSite } from './site';

/**
 * Serves the widgets of a released area and a released embed script as a set on the same origin.
 * @returns address of the embed script
 */
export async function serveArchivedSet(
  page: Page,
  site: RunningSite,
  area: AreaName,
  { widgets, embed }: { readonly widgets: OpenArchive; readonly embed: OpenArchive },
): Promise<string> {
  const { release } = widgets.info;
  if (release?.kind !== 'area' || !release.widgets) throw new Error(`${widgets.info.name} has no widgets.`);
  const registry = Buffer.from(JSON.stringify({ widgets: { [area]: release.widgets } }));
  const contents: Readonly<Record<string, Uint8Array>> = {
    ...widgets.files,
    ...embed.files,
    'registry.json': registry,
  };
  const url = `${site.url}/archived-set/`;
  await page.route(`${url}**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const content = contents[path.slice(new URL(url).pathname.length)];
    if (content === undefined) return route.fulfill({ status: 404 });
    const contentType = path.endsWith('.json') ? 'application/json' : 'text/javascript';
    return route.fulfill({ body: Buffer.from(content), contentType });
  });
  return `${url}embed/1/embed.js`;
}
