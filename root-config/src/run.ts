import { asFailure, loadWrites, warmUp } from '@flightdeck/shared/api';
import type { PageState } from '@flightdeck/shared/contracts/page';
import { providePartLoader } from '@flightdeck/shared/parts';
import { facts, openBus } from '@flightdeck/shared/session';
import { whenIdle, withRetries } from '@flightdeck/shared/timing';
import { createElement } from 'react';
import { loadLanguage } from './load-language';
import { loadShell } from './load-shell';
import { refuseMisfit } from './loader/compatibility';
import { type AfterFailure, chainSteps, olderRelease, restart, type Step } from './loader/load-chain';
import { createLoader, type Loader } from './loader/loader';
import { pageShareScope } from './loader/share-scope';
import { createNavigation } from './navigation/navigation';
import { reactRoot } from './react-root';
import type { PageElements } from './shell/page-elements';
import type { ShellProps } from './shell/shell.view';
import { mountSlots } from './slots';
import { nextTask } from './tasks';

/** Starts loader, shell and areas once the session has started. */
export async function run(elements: PageElements, state: PageState): Promise<void> {
  await nextTask();
  const { registry, initial } = state;
  const entries = await areasOf(state, elements);
  const live = createLoader({
    entries,
    baseUrl: registry.url,
    shareScope: pageShareScope,
    refuse: refuseMisfit,
  });
  const afterFailure: AfterFailure = { restarts: new Map(), olderReleases: new Map() };
  const steps = [...(await translation(live, state)), olderRelease(afterFailure), restart(afterFailure)];
  const loader = chainSteps(live, afterFailure, steps);
  const navigation = createNavigation({ facts });
  warmUp(loadWrites);
  await mountSlots(navigation, elements, (mountParcel) =>
    providePartLoader({ protocol: 1, load: loader.load, mountParcel }),
  );
  await drawShell({ navigation, loader, bus: openBus(), initial, elements });
}

/** Returns the step that loads texts, for a page in another language than English. */
async function translation(loader: Loader, state: PageState): Promise<readonly Step[]> {
  if (!state.locale.messages) return [];
  return loadLanguage().then(
    ({ withMessages }) => [withMessages(loader, state)],
    () => [],
  );
}

/** Returns the areas of the page. Most sites allow no other origin, and load no code for overrides. */
async function areasOf(state: PageState, { notices }: PageElements): Promise<PageState['registry']['areas']> {
  if (state.overrides.origins.length === 0) return state.registry.areas;
  try {
    const { startOverrides } = await withRetries(
      () => import(/* webpackChunkName: "overrides" */ './overrides/start-overrides'),
    );
    return await startOverrides(state, notices);
  } catch (error) {
    console.error(error);
    return state.registry.areas;
  }
}

/** Draws the shell. If it fails to load, the screens still work, and the user can retry. */
async function drawShell(props: ShellProps): Promise<void> {
  try {
    const { Shell } = await loadShell();
    // Cards come first: on a slow processor the shell is drawn after them.
    whenIdle(() => reactRoot(document.createElement('div')).render(createElement(Shell, props)));
  } catch (error) {
    console.error('Flightdeck: the shell failed.', error);
    const { showShellFailure } = await import(/* webpackMode: "eager" */ './page-failure.view');
    const removePanel = showShellFailure(props.elements.notices, asFailure(error), () => {
      removePanel();
      void drawShell(props);
    });
  }
}
