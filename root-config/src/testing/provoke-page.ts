import { readPageState } from '@flightdeck/shared/contracts/page';
import { outward } from '@flightdeck/shared/links';
import { origin } from '@flightdeck/shared/testing/server';
import { mount } from '../embed/mount';

/** Returns a function that reads a page state, and returns the failure. */
const failingRead = (json: string | null) => async (): Promise<unknown> => {
  const result = readPageState(json);
  return result.ok ? null : result.failure;
};

/** Mounts a widget as a foreign page does. @returns the error that the foreign page receives; null if it receives none */
async function mountWidget(name = 'connection'): Promise<unknown> {
  let reported: unknown = null;
  const element = document.body.appendChild(document.createElement('div'));
  const mounted = mount(name, element, {
    root: `${origin}/wp-json/`,
    nonce: 'nonce-1',
    onError: (error) => {
      reported = error;
    },
  });
  await mounted.ready;
  await mounted.unmount();
  element.remove();
  return reported;
}

/** Simulates a request that the page's Content Security Policy refuses: it fails, and the browser reports the violation. */
function refuseRequest(): void {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const violation = { effectiveDirective: 'connect-src', blockedURI: `${origin}/wp-json/jetpack/v4/connection` };
  queueMicrotask(() => document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation)));
}

/** Provokes failures of the page, its links, and foreign pages with a widget. */
export const pageProvocations = {
  'page-state-missing': failingRead(null),
  'page-state-unreadable': failingRead('<!doctype html>'),
  'link-refused': async () => {
    const link = outward('https://elsewhere.example/');
    return link.allowed ? null : link.failure;
  },
  'host-options': () => mountWidget('no-widget'),
  'host-csp-refused': () => {
    refuseRequest();
    return mountWidget();
  },
};
