import '@flightdeck/shared/ui/tokens.css';
import '@flightdeck/shared/ui/base.css';
import { __, sprintf, startI18n } from '@flightdeck/shared/i18n';
import { definePart } from '@flightdeck/shared/parts';
import { initialState, isSessionStarted, pageState, startSession } from '@flightdeck/shared/session';
import { type ComponentType, createElement } from 'react';
import type { Failure } from '../../../contracts/areas/failure';
import type { LoadedPart, PartProps } from '../../../contracts/areas/part';
import { pageGlobals } from '../../../contracts/page/page-globals';
import { type PageState, type PageStateResult, readPageState } from '../../../contracts/page/page-state';
import { widgetPage } from './widget-page';
import { WidgetRoot } from './widget-root.view';
import { widgetStartFailure } from './widget-start-failure';
import { loadWidgetTexts, widgetChunkTexts } from './widget-texts';

/**
 * Returns a part that also runs on pages without our root, where it shows notices inside the widget. It brings the global style
 * sheets. Its `bootstrap` starts the session with the options of the page (`root`, `nonce`, `pageState`, `lang`, `dir`), unless a
 * session has started already. A failed start is not cached, so that the next attempt sends the requests again.
 */
export function defineWidget(View: ComponentType): LoadedPart {
  const part = definePart(() => createElement(WidgetRoot, null, createElement(View)));
  return { ...part, bootstrap };
}

async function bootstrap({ data = {}, domElement, part }: PartProps): Promise<void> {
  const hasRoot = isSessionStarted() && !widgetPage().isStandalone;
  // Without these options, use the language and direction that the embed script has set on the element.
  const options = { ...data, lang: data.lang ?? domElement.lang, dir: data.dir ?? domElement.dir };
  // All parts of a page use the language of its root, or of its first widget.
  const locale = isSessionStarted() ? pageState().locale : localeOf(options);
  if (!hasRoot) pageGlobals().chunkTexts = widgetChunkTexts(locale);
  const texts = loadWidgetTexts(part, locale);
  if (hasRoot && isOfOtherSite(options)) throw otherSiteError(options);
  const failure = hasRoot ? null : await startOnce(options);
  if (failure) throw failure;
  await texts;
}

const siteOf = (root: string): string => siteUrlOf(absolute(root)).href;

/** Returns whether a widget belongs to another site than the session. */
const isOfOtherSite = ({ root }: NonNullable<PartProps['data']>): boolean =>
  typeof root === 'string' && siteOf(root) !== siteOf(initialState().WP_API_root);

/** Returns the error of a widget of another site than that of the session. */
function otherSiteError({ root }: NonNullable<PartProps['data']>): Error {
  const message = sprintf(
    /* translators: 1: and 2: addresses of sites. */
    __("This page is for %1$s, so it can't show a widget for %2$s."),
    siteOf(initialState().WP_API_root),
    siteOf(String(root)),
  );
  return Object.assign(new Error(message), { code: 'host-options' });
}

/** Starts the session once per page, even if two areas try at the same time. Returns null once the session has started. */
async function startOnce(options: NonNullable<PartProps['data']>): Promise<Failure | null> {
  const page = widgetPage();
  page.isStandalone = true;
  // If the start for another site fails, this widget can start the session.
  while (page.starting && isOfOtherSite(options)) if ((await page.starting) === null) throw otherSiteError(options);
  const attempt = page.starting ?? start(options);
  page.starting = attempt;
  const failure = await attempt;
  if (failure && page.starting === attempt) page.starting = null;
  return failure;
}

async function start(options: NonNullable<PartProps['data']>): Promise<Failure | null> {
  const reading = widgetPageState(options);
  if (!reading.ok) return reading.failure;
  startI18n(reading.state.locale);
  const { earlyReads, earlyReadsRoot } = pageGlobals();
  // Another widget has sent the reads to another site.
  if (earlyReadsRoot !== undefined && absolute(earlyReadsRoot) !== reading.state.initial.WP_API_root)
    earlyReads?.clear();
  // Foreign pages normally have no page state of ours: the session then requests the connection without a console error.
  const failure = await startSession(reading.state, {
    expectConnection: options.pageState !== undefined,
    ownsAddress: false,
  });
  return failure && widgetStartFailure(failure);
}

const absolute = (address: string): string => new URL(address, location.href).href;
const objectOrEmpty = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/**
 * Returns the address of the site, derived from its REST root: a folder (`…/wp-json/`, `…/index.php/wp-json/`) or a query
 * (`…/index.php?rest_route=/`).
 */
const siteUrlOf = (root: string): URL => {
  const { origin, pathname, searchParams } = new URL(root);
  if (searchParams.has('rest_route')) return new URL('.', root);
  return new URL(pathname.includes('/index.php/') ? '../..' : '..', `${origin}${pathname.replace(/\/*$/, '/')}`);
};

/** Returns the address of the site in the provider's form: without scheme, and with `::` for slashes. */
const rawUrlOf = ({ host, pathname }: URL): string => `${host}${pathname}`.replace(/\/$/, '').replaceAll('/', '::');

const localeOf = ({ lang, dir }: NonNullable<PartProps['data']>): PageState['locale'] => ({
  lang: textOr(lang, 'en'),
  dir: dir === 'rtl' ? 'rtl' : 'ltr',
  timeZone: 'UTC',
  messages: null,
});

/** Returns the page state for a widget from the options of its foreign page, with defaults for missing fields. */
export function widgetPageState(options: NonNullable<PartProps['data']>): PageStateResult {
  const root = absolute(textOr(options.root, '/wp-json/'));
  const foreignState = objectOrEmpty(options.pageState);
  const initial = 'initial' in foreignState ? objectOrEmpty(foreignState.initial) : {};
  return readPageState(
    JSON.stringify({
      registry: { url: '', areas: {} },
      locale: localeOf(options),
      ...foreignState,
      initial: {
        adminUrl: new URL('wp-admin/', siteUrlOf(root)).href,
        rawUrl: rawUrlOf(siteUrlOf(root)),
        ...initial,
        WP_API_root: root,
        WP_API_nonce: textOr(options.nonce, ''),
      },
    }),
  );
}
