import { warmUp } from '@flightdeck/shared/api';
import { type PageState, type PartLoader, setRelease } from '@flightdeck/shared/contracts/page';
import { providePartLoader } from '@flightdeck/shared/parts';
import { facts, openBus } from '@flightdeck/shared/session';
import { loadWrites } from '@flightdeck/shared/settings';
import { withLimit, withRetries } from '@flightdeck/shared/timing';
import { startApplications } from './applications';
import { loadLanguage } from './language/load-language';
import { refusalIn } from './loader/compatibility';
import { createLoader, type Loader } from './loader/loader';
import { pageShareScope } from './loader/share-scope';
import { createNavigation, type Navigation } from './navigation/navigation';
import type { PageElements } from './page/page-elements';
import { nextTask } from './tasks';

/** Starts loader, shell and areas once the session has started. */
export async function run(elements: PageElements, state: PageState): Promise<void> {
  await nextTask();
  const { registry, initial } = state;
  const entries = await areasOf(state, elements.notices);
  for (const [area, entry] of Object.entries(entries)) if (entry) setRelease(area, entry.version);
  const loader = await translated(
    createLoader({ entries, baseUrl: registry.url, shareScope: pageShareScope, refuse: refusalIn }),
    state,
  );
  const navigation = createNavigation({ facts });
  warmUp(loadWrites);
  providePartLoader({ load: loader.load });
  await loadFirstParts(navigation, loader);
  startApplications({ navigation, loader, bus: openBus(), initial, elements });
  if (initial.licensing.needsCount)
    void withRetries(() => import(/* webpackChunkName: "license-count" */ './notices/license-count'))
      .then(({ countLicenses }) => countLicenses(navigation))
      // Without a count, the page uses the number of the page state.
      .catch(() => {});
}

/** How long the page waits for the files of the first screen, in ms. */
const firstPartsTimeLimit = 500;

/**
 * Resolves when the parts of the first screen have loaded, or after the time limit, so that shell and screen are drawn in one
 * task (docs/decisions/039).
 */
async function loadFirstParts(navigation: Navigation, { load }: PartLoader): Promise<void> {
  const { main, notices } = navigation.placement$.value.screens;
  const loads = [main, ...notices].flatMap((part) => (part ? [load(part)] : []));
  // A file that loads slowly must not delay the shell and the other parts.
  await withLimit(Promise.all(loads), firstPartsTimeLimit).catch(() => {});
}

/** Returns a loader of parts with their texts; the given one for a page in English, or if the code for texts does not load. */
async function translated(loader: Loader, state: PageState): Promise<Loader> {
  if (!state.locale.messages) return loader;
  return loadLanguage().then(
    ({ withMessages }) => withMessages(loader, state),
    () => loader,
  );
}

/** Returns the areas of the page, with the overrides of this tab. Most sites allow no other origin and don't load this code. */
async function areasOf({ registry, overrides }: PageState, notices: HTMLElement): Promise<Loader['entries']> {
  if (overrides.origins.length === 0) return registry.areas;
  try {
    const { startOverrides } = await withRetries(
      () => import(/* webpackChunkName: "overrides" */ './overrides/start-overrides'),
    );
    return await startOverrides(registry.areas, notices);
  } catch (error) {
    console.error('Flightdeck: the overrides could not be applied.', error);
    return registry.areas;
  }
}
