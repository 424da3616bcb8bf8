import './provided';
import type { Failure } from '@flightdeck/shared/contracts/failure';
import type { PageState } from '@flightdeck/shared/contracts/page-state';
import { parseRoute } from '@flightdeck/shared/contracts/route';
import { startI18n } from '@flightdeck/shared/i18n';
import { readPageState, refreshConnection, startSession } from '@flightdeck/shared/session';
import { adoptInto } from '@flightdeck/shared/ui/styles';
import { guarded } from './leaving/start';
import { addPageFiles } from './loader/release-files';
import { findPlaces, type Places } from './shell/places';
import { nextTask } from './tasks';

// Put in by webpack: the folder that this file came from.
declare const __webpack_public_path__: string;

/** Starts the page: page state, language, session; then loader, shell and areas (docs/architecture.md). */
async function boot(mount: HTMLElement): Promise<void> {
  adoptInto(document);
  addPageFiles(__webpack_public_path__, mount);
  void guarded();
  await nextTask();
  const reading = readPageState(document.getElementById('flightdeck-page-state')?.textContent ?? null);
  const places = findPlaces(mount);
  if (!reading.ok) {
    await fail(places, reading.failure, () => location.reload());
    return;
  }
  if (reading.missing.length > 0) console.error(`Flightdeck: the page state lacks ${reading.missing.join(', ')}.`);
  await speak(reading.state.locale);
  const unknown = await startSession(reading.state);
  // The page about the state of all can be reached in any state.
  const isStatus = parseRoute(location.hash).path === '/status';
  await (unknown && !isStatus ? waitForConnection(places, reading.state, unknown) : start(places, reading.state));
}

/** Sets the language; how a language for trying out screens is written is loaded for who asks for it. */
async function speak(locale: PageState['locale']): Promise<void> {
  if (locale.lang !== 'en-XA') return startI18n(locale);
  const { pseudo } = await import(/* webpackChunkName: "pseudo" */ '@flightdeck/shared/i18n/pseudo');
  startI18n(locale, pseudo);
}

/** Nothing is known of the connection: no connect screen by mistake, but a way to ask again. */
async function waitForConnection(places: Places, state: PageState, failure: Failure): Promise<void> {
  const removePanel = await fail(places, failure, async () => {
    const again = await refreshConnection();
    removePanel();
    await (again ? waitForConnection(places, state, again) : start(places, state));
  });
}

/**
 * React, single-spa and the shell lie in this same file, but tasks of their own evaluate and run them: all in one hold
 * the main thread of a slow processor for 200 ms at a stretch, and nothing is painted meanwhile.
 */
async function start(places: Places, state: PageState): Promise<void> {
  await Promise.all([nextTask(), guarded()]);
  const { run } = await import(/* webpackMode: "eager" */ './run');
  await run(places, state);
}

async function fail(places: Places, failure: Failure, onRetry: () => void): Promise<() => void> {
  console.error('Flightdeck could not start.', failure);
  const { showPageFailure } = await import(/* webpackMode: "eager" */ './page-failure.view');
  return showPageFailure(places.main, failure, onRetry);
}

const mount = document.getElementById('flightdeck');
if (mount) void boot(mount);
