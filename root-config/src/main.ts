import './provided';
import './leaving/start';
import { warmUp } from '@flightdeck/shared/api';
import { openBus } from '@flightdeck/shared/bus';
import type { Failure } from '@flightdeck/shared/contracts/failure';
import { type PageState, readPageState } from '@flightdeck/shared/contracts/page-state';
import { startI18n } from '@flightdeck/shared/i18n';
import { provideLoader } from '@flightdeck/shared/parts';
import { facts, refreshConnection, startSession } from '@flightdeck/shared/session';
import { adoptInto } from '@flightdeck/shared/ui/styles';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { registerAreas } from './applications';
import { createLoader } from './loader/loader';
import { pageShareScope } from './loader/share-scope';
import { scriptPolicy } from './loader/trusted-script';
import { createNavigation } from './navigation/navigation';
import { PageFailure } from './page-failure.view';
import { findPlaces, type Places } from './shell/places';
import { Shell } from './shell/shell.view';

/** Starts the page: page state, language, session, loader, shell, areas (design, "Data's way"). */
async function boot(mount: HTMLElement): Promise<void> {
  adoptInto(document);
  const reading = readPageState(document.getElementById('flightdeck-page-state')?.textContent ?? null);
  const places = findPlaces(mount);
  if (!reading.ok) {
    fail(places, reading.failure, () => location.reload());
    return;
  }
  if (reading.missing.length > 0) console.error(`Flightdeck: the page state lacks ${reading.missing.join(', ')}.`);
  startI18n(reading.state.locale);
  const unknown = await startSession(reading.state);
  if (unknown) return waitForConnection(places, reading.state, unknown);
  run(places, reading.state);
}

/** Nothing is known of the connection: no connect screen by mistake, but a way to ask again. */
function waitForConnection(places: Places, state: PageState, failure: Failure): void {
  const panel = fail(places, failure, async () => {
    const again = await refreshConnection();
    panel();
    if (again) waitForConnection(places, state, again);
    else run(places, state);
  });
}

function fail(places: Places, failure: Failure, onRetry: () => void): () => void {
  console.error('Flightdeck could not start.', failure);
  const element = document.createElement('div');
  places.main.replaceChildren(element);
  const root = createRoot(element);
  root.render(createElement(PageFailure, { failure, onRetry }));
  return () => {
    root.unmount();
    element.remove();
  };
}

function run(places: Places, state: PageState): void {
  const { registry, initial, overrides } = state;
  const origins = Object.values(registry.areas).flatMap((entry) =>
    entry?.origin ? [new URL(entry.origin).origin] : [],
  );
  provideLoader(
    createLoader({
      entries: registry.areas,
      baseUrl: registry.url,
      shareScope: pageShareScope,
      trusted: scriptPolicy([new URL(registry.url, location.href).origin, ...origins, ...overrides.origins]),
    }),
  );
  warmUp();
  const navigation = createNavigation({ facts });
  createRoot(document.createElement('div')).render(
    createElement(Shell, { navigation, bus: openBus(), initial, places }),
  );
  registerAreas(navigation, places);
}

const mount = document.getElementById('flightdeck');
if (mount) void boot(mount);
