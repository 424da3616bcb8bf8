import '@flightdeck/shared/ui/tokens.css';
import '@flightdeck/shared/ui/base.css';
import { startI18n } from '@flightdeck/shared/i18n';
import { definePart } from '@flightdeck/shared/parts';
import { isSessionStarted, startSession } from '@flightdeck/shared/session';
import type { ComponentType } from 'react';
import type { Failure } from '../contracts/failure';
import { type PageStateReading, readPageState } from '../contracts/page-state';
import type { LoadedPart, PartProps } from '../contracts/part';
import { widgetStartFailure } from './widget-start-failure';

let starting: Promise<Failure | null> | null = null;

/**
 * Makes a view mountable on pages without our root as well: brings tokens and reset along, and starts the session from
 * what the page gives (`root`, `nonce`, `pageState`, `lang`, `dir`), unless a session is there already. A start that
 * failed is forgotten, so that the next attempt asks anew.
 */
export function defineWidget(View: ComponentType): LoadedPart {
  const part = definePart(View);
  return {
    async mount(element, props, host) {
      const failure = isSessionStarted() && !starting ? null : await startOnce(props.data ?? {});
      if (failure) throw failure;
      return part.mount(element, props, host);
    },
  };
}

async function startOnce(options: NonNullable<PartProps['data']>): Promise<Failure | null> {
  starting ??= start(options);
  const failure = await starting;
  if (failure) starting = null;
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

/** The site's address as the provider writes it: without scheme, `::` for slashes. @param root of the REST API */
function rawUrlOf(root: string): string {
  const { host, pathname } = new URL('..', root);
  return `${host}${pathname}`.replace(/\/$/, '').replaceAll('/', '::');
}

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
        adminUrl: new URL('../wp-admin/', root).href,
        rawUrl: rawUrlOf(root),
        ...initial,
        WP_API_root: root,
        WP_API_nonce: text(options.nonce, ''),
      },
    }),
  );
}
