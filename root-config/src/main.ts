import { parseRoute } from '@flightdeck/shared/contracts/areas';
import { type Failure, failure, type PageState, readPageState, reportFailure } from '@flightdeck/shared/contracts/page';
import { startI18n } from '@flightdeck/shared/i18n';
import { refreshConnection, startSession } from '@flightdeck/shared/session';
import { withRetries } from '@flightdeck/shared/timing';
import { adoptInto } from '@flightdeck/shared/ui/styles';
import { collectFirstAnswers } from './first-answers';
import { loadLanguage } from './language/load-language';
import { addPageFiles } from './loader/release-files';
import { keepRouteOnAnchorClicks } from './navigation/leaving/page-anchors';
import { startLeaveGuard } from './navigation/leaving/start';
import { dataBlock } from './page/data-block';
import { type PrintedPage, printedPage } from './page/page-block';
import { findPageElements, type PageElements } from './page/page-elements';
import { nextTask } from './tasks';

/** Starts the page: page state, language, session; then loader, shell and areas (docs/architecture.md). */
async function boot({ mount, folder, files }: PrintedPage): Promise<void> {
  adoptInto(document);
  addPageFiles(folder, files);
  void startLeaveGuard();
  keepRouteOnAnchorClicks();
  await nextTask();
  collectFirstAnswers();
  const result = readPageState(dataBlock('flightdeck-page-state')?.textContent ?? null);
  const elements = findPageElements(mount);
  if (!result.ok) {
    await showFailure(elements, result.failure, reload);
    return;
  }
  if (result.missing.length > 0) console.error(`Flightdeck: the page state lacks ${result.missing.join(', ')}.`);
  const hasTexts = await applyLocale(result.state.locale);
  const connectionFailure = await startSession(result.state);
  if (!hasTexts) void reportEnglish();
  // The status screen must open in any state.
  const isStatus = parseRoute(location.hash).path === '/status';
  await (connectionFailure && !isStatus
    ? waitForConnection(elements, result.state, connectionFailure)
    : start(elements, result.state));
}

/**
 * Sets the language. Only pages in a language other than English load the code for translations.
 * @returns false if this code did not load, so that the page is in English
 */
async function applyLocale(locale: PageState['locale']): Promise<boolean> {
  startI18n({ ...locale, messages: null });
  if (!locale.messages && locale.lang !== 'en-XA') return true;
  try {
    (await loadLanguage()).startLanguage(locale);
    return true;
  } catch (error) {
    console.error('Flightdeck: the page is shown in English.', error);
    return false;
  }
}

/** Shows a notice that the page is in English. If its file is missing too, only the console says so. */
async function reportEnglish(): Promise<void> {
  const loading = withRetries(() => import(/* webpackChunkName: "missing-texts" */ './language/missing-texts'));
  await loading.then(
    ({ notifyMissingTexts }) => notifyMissingTexts(),
    () => {},
  );
}

/** Shows a failure with a retry while the connection is unknown: a connect screen might be wrong. */
async function waitForConnection(elements: PageElements, state: PageState, failure: Failure): Promise<void> {
  const removePanel = await showFailure(elements, failure, async () => {
    const nextFailure = await refreshConnection();
    removePanel();
    await (nextFailure ? waitForConnection(elements, state, nextFailure) : start(elements, state));
  });
}

/**
 * React, single-spa and the shell are in this bundle, but run in separate tasks: a single task would block the main thread
 * of a slow processor for 200 ms, and nothing would be painted.
 */
async function start(elements: PageElements, state: PageState): Promise<void> {
  await Promise.all([nextTask(), startLeaveGuard()]);
  const { run } = await import(/* webpackMode: "eager" */ './run');
  await run(elements, state);
}

async function showFailure(elements: PageElements, failure: Failure, onRetry: () => void): Promise<() => void> {
  console.error('Flightdeck could not start.', failure);
  reportFailure(failure, elements.main);
  const { showPageFailure } = await import(/* webpackMode: "eager" */ './failures/page-failure.view');
  return showPageFailure(elements.main, failure, onRetry);
}

const reload = () => location.reload();

/** Starts the page in its element, once: an optimizer can run a second copy of this script. */
function bootIn(printed: PrintedPage): void {
  const { mount } = printed;
  if (mount.dataset.started !== undefined) return;
  mount.dataset.started = '';
  // Nothing can be drawn without these features. WordPress has printed a message; add their names to it (docs/browsers.md).
  const missing = ['popover', 'adoptedStyleSheets'].filter((name) => !(name in mount || name in document));
  if (missing[0]) mount.previousElementSibling?.querySelector('#flightdeck-missing')?.append(missing.join(', '));
  else
    boot(printed).catch((cause: unknown) =>
      showFailure(
        findPageElements(mount),
        failure('page-state-unreadable', "The page can't start with its data.", { cause }),
        reload,
      ),
    );
}

/** Starts the page as soon as the browser has parsed the page block. */
function startPrinted(): void {
  const printed = printedPage();
  if (printed) bootIn(printed);
  else document.addEventListener('DOMContentLoaded', startPrinted, { once: true });
}

// A browser can prerender a page that nobody opens. A start records events, and can send writes.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', startPrinted, { once: true });
else startPrinted();
