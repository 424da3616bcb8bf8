import type { Registry } from '@flightdeck/shared/contracts/releases';
import { knownFiles } from '../loader/known-files';
import { createLoader, type Loader } from '../loader/loader';
import { widgetShareScope } from '../loader/share-scope';
import { dataBlock } from '../page/data-block';

/** The block that a page prints: the address of a set and, once its signature was verified, its list of widgets. */
type PrintedBlock = { readonly url: string } & Partial<WidgetRegistry>;

const printedBlock = (): PrintedBlock | null => JSON.parse(dataBlock('flightdeck-widgets')?.textContent || 'null');

/** Folder of this script: `embed/1/` or a version folder in the set. */
const folder = new URL('./', import.meta.url).href;

/**
 * Address of the set, from the address of this script. If an optimizer runs a copy of the script from another folder, the
 * address comes from the block that the page prints.
 */
export const setUrl = new URL(/\/embed\/[^/]+\/$/.test(folder) ? '../../' : (printedBlock()?.url ?? '../../'), folder)
  .href;

/** One loader for all widgets of a page; a registry that failed to load is requested again. */
let loading: Promise<Loader> | null = null;

/**
 * Returns the loader of this page's widgets. Rejects when the registry does not load or the page forbids our Trusted Types
 * policy.
 */
export async function widgetLoader(): Promise<Loader> {
  loading ??= createWidgetLoader().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function createWidgetLoader(): Promise<Loader> {
  // Creates our Trusted Types policy, so that on a page that forbids the policy, the start fails before any request.
  knownFiles();
  const { widgets } = printedRegistry() ?? (await fetchRegistry());
  const entries = Object.fromEntries(
    Object.entries(widgets).map(([area, entry]) => [
      area,
      // The list of widgets may not lead to another origin.
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

/** Returns the list of widgets that the page prints for this set; null if it prints none. */
function printedRegistry(): WidgetRegistry | null {
  const { url, widgets } = printedBlock() ?? {};
  // The page may spell the same address differently, such as with the default port.
  return url && widgets && new URL(url).href === setUrl ? { widgets } : null;
}

async function fetchRegistry(): Promise<WidgetRegistry> {
  const answer = await fetch(`${setUrl}registry.json`, {
    credentials: 'same-origin',
    // A web host may cache files for a day; after a deploy, files in an older list can be gone.
    cache: 'no-cache',
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`Couldn't load the list of widgets (status ${answer.status}).`);
  return answer.json();
}
