import type { PartName } from '@flightdeck/shared/contracts/area-manifest';
import type { Failure } from '@flightdeck/shared/contracts/failure';
import type { LoadedPart } from '@flightdeck/shared/contracts/part';
import { __ } from '@flightdeck/shared/i18n';
import { rowOf, rows } from '../find-route';
import { everybody } from '../visitors';
import { failedRoute } from './failed-route.view';

type Row = (typeof rows)[number];
/** Rows of routes that the host did not answer, by path. */
const failed = new Map<string, { readonly row: Row; readonly problem: Failure }>();

/** Removes the row of a route that the host did not answer. */
export function dropFailed(path: string): void {
  const found = failed.get(path);
  if (found) rows.splice(rows.indexOf(found.row), 1);
  failed.delete(path);
}

/**
 * Adds a row to a route that the host did not answer: it shows the failure in place of the screen, at the address that the user
 * typed.
 * @param request asks the host again
 * @param parts of the page's loader; gets the part that the row shows
 */
export function addFailed(
  path: string,
  problem: Failure,
  request: () => Promise<Failure | null>,
  parts: Map<PartName, LoadedPart>,
): void {
  // The browser tells one change of address twice, and both wait for one answer.
  if (failed.get(path)?.problem === problem) return;
  dropFailed(path);
  if (rowOf(path)) return;
  const name: PartName = `mf-unknown/${parts.size}`;
  const known = menuTitle(path);
  const title = () => known ?? __("Couldn't load this");
  const row: Row = [exactly(path), { title, screen: name, visitors: everybody, standsIn: true }];
  failed.set(path, { row, problem });
  rows.push(row);
  const part = failedRoute({
    label: known ?? __('This screen'),
    failure: problem,
    async retry() {
      const next = await request();
      if (next) return next;
      dropFailed(path);
      // The navigation looks at the address again.
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      return null;
    },
  });
  parts.set(name, part);
}

const exactly = (path: string) => new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Tells pages of the host apart; the other parameters of an address, such as its language, do not. */
const pageOf = ({ origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>) =>
  `${origin}${pathname} ${new URLSearchParams(search).get('page')}`;

/**
 * Returns the text of the entry in the host's menu that leads to a route, without counts; undefined without an entry. Sites can
 * add entries to the menu, for routes that the page does not know.
 */
function menuTitle(path: string): string | undefined {
  const links = [...(document.getElementById('adminmenu')?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
  const link = links.find((each) => each.hash === `#${path}` && pageOf(each) === pageOf(window.location));
  // A browser that translates the page puts texts into `font` elements.
  const texts = [...(link?.childNodes ?? [])].filter(({ nodeName }) => nodeName === '#text' || nodeName === 'FONT');
  return (
    texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim() || undefined
  );
}
