import type { Registry } from '@flightdeck/shared/contracts/registry';
import { knownFiles } from '../loader/known-files';
import { createLoader, type Loader } from '../loader/loader';
import { widgetShareScope } from '../loader/share-scope';

/** Address of the set this script came from, two folders up: the script is in `embed/1/` or in a version folder. */
export const setUrl = new URL('../../', import.meta.url).href;

/** One loader for all widgets of a page; a registry that did not arrive is asked for again. */
let loading: Promise<Loader> | null = null;

/** The loader of this page's widgets. It rejects when the registry did not arrive or the page forbids scripts of ours. */
export async function widgetLoader(): Promise<Loader> {
  loading ??= createWidgetLoader().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function createWidgetLoader(): Promise<Loader> {
  // Makes our policy: a page that forbids it is told so before anything is asked for.
  knownFiles();
  const { widgets } = printedRegistry() ?? (await fetchRegistry());
  const entries = Object.fromEntries(
    Object.entries(widgets).map(([area, entry]) => [
      area,
      // Only a page's own site may name another origin.
      entry && { ...entry, origin: undefined },
    ]),
  );
  return createLoader({
    entries,
    baseUrl: setUrl,
    shareScope: async () => widgetShareScope(),
  });
}

type WidgetRegistry = Pick<Registry, 'widgets'>;

/** Returns the list of widgets that the page prints: a site that has checked the signature of its set does so. */
function printedRegistry(): WidgetRegistry | null {
  const printed = JSON.parse(document.getElementById('flightdeck-widgets')?.textContent || 'null');
  // Servers write one address in several ways, such as with the port that is the default.
  return printed && new URL(printed.url).href === setUrl ? printed : null;
}

async function fetchRegistry(): Promise<WidgetRegistry> {
  const answer = await fetch(`${setUrl}registry.json`, {
    credentials: 'same-origin',
    // A host may have all files kept for a day; after a deploy the ones an older list names can be gone.
    cache: 'no-cache',
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`The list of widgets did not arrive (status ${answer.status}).`);
  return answer.json();
}
