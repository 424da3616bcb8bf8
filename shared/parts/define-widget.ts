import '@flightdeck/shared/ui/tokens.css';
import '@flightdeck/shared/ui/base.css';
import { startApi } from '@flightdeck/shared/api';
import { startI18n } from '@flightdeck/shared/i18n';
import { definePart } from '@flightdeck/shared/parts';
import { isSessionStarted, type PageStateReading, readPageState, startSession } from '@flightdeck/shared/session';
import { type ComponentType, createElement, Fragment } from 'react';
import type { Failure } from '../contracts/failure';
import type { LoadedPart, MountedPart, PartProps } from '../contracts/part';
import { WidgetNotices } from './widget-notices.view';
import { addWidgetPlace, widgetPage } from './widget-page';
import { widgetStartFailure } from './widget-start-failure';

/**
 * Makes a view mountable on pages without our root as well: brings tokens and reset along, shows notices inside the widget,
 * and starts the session from what the page gives (`root`, `nonce`, `pageState`, `lang`, `dir`), unless a session is there
 * already. A start that failed is forgotten, so that the next attempt asks anew.
 */
export function defineWidget(View: ComponentType): LoadedPart {
  const plain = definePart(View);
  return {
    async mount(element, props, host) {
      const isOurRoots = isSessionStarted() && !widgetPage().isAlone;
      if (isOurRoots) return plain.mount(element, props, host);
      const failure = await startOnce(props.data ?? {});
      if (failure) throw failure;
      const leave = addWidgetPlace(element);
      const part = definePart(() =>
        createElement(Fragment, null, createElement(WidgetNotices, { place: element }), createElement(View)),
      );
      const mounted = await part.mount(element, props, host).catch((cause: unknown) => {
        leave();
        throw cause;
      });
      return following(mounted, props, leave);
    },
  };
}

/** The mounted widget, which also hands a new nonce of its page to the client. */
function following(mounted: MountedPart, first: PartProps, leave: () => void): MountedPart {
  let given = first.data?.nonce;
  return {
    update(props) {
      const nonce = props.data?.nonce;
      if (nonce !== given && typeof nonce === 'string') startApi({ nonce });
      given = nonce;
      mounted.update(props);
    },
    async unmount() {
      leave();
      await mounted.unmount();
    },
  };
}

/** Once per page, also where two areas ask at the same time. */
async function startOnce(options: NonNullable<PartProps['data']>): Promise<Failure | null> {
  const page = widgetPage();
  page.isAlone = true;
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
  // Without a page state of ours the server is asked; that is the normal case here and no error.
  const failure = await startSession(reading.state, {
    expectConnection: options.pageState !== undefined,
    ownsAddress: false,
  });
  return failure && widgetStartFailure(failure);
}

const object = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Address of the site whose REST root is a folder (`…/wp-json/`, `…/index.php/wp-json/`) or a query (`…/index.php?rest_route=/`). */
const siteOf = (root: string): URL =>
  new URL(root.includes('?') ? '.' : root.includes('/index.php/') ? '../..' : '..', root);

/** The site's address as the provider writes it: without scheme, `::` for slashes. */
const rawUrlOf = ({ host, pathname }: URL): string => `${host}${pathname}`.replace(/\/$/, '').replaceAll('/', '::');

/** The page state a widget works with, from what its host page gave; what is missing takes its default. */
export function widgetPageState(options: NonNullable<PartProps['data']>): PageStateReading {
  const root = new URL(text(options.root, '/wp-json/'), location.href).href;
  const given = object(options.pageState);
  const initial = 'initial' in given ? object(given.initial) : {};
  const locale = {
    lang: text(options.lang, 'en'),
    dir: options.dir === 'rtl' ? 'rtl' : 'ltr',
    timeZone: 'UTC',
    messages: null,
  };
  return readPageState(
    JSON.stringify({
      registry: { url: '', areas: {} },
      locale,
      ...given,
      initial: {
        adminUrl: new URL('wp-admin/', siteOf(root)).href,
        rawUrl: rawUrlOf(siteOf(root)),
        ...initial,
        WP_API_root: root,
        WP_API_nonce: text(options.nonce, ''),
      },
    }),
  );
}
