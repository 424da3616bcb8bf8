import { readPageState } from '@flightdeck/shared/contracts/page';
import { outward } from '@flightdeck/shared/links';
import { origin } from '@flightdeck/shared/testing/server';
import { mount } from '../embed/mount';

const reading = (json: string | null) => async (): Promise<unknown> => {
  const result = readPageState(json);
  return result.ok ? null : result.failure;
};

/** Mounts a widget as a host page does. @returns the error that the host page receives; null without one */
async function mountWidget(): Promise<unknown> {
  let reported: unknown = null;
  const element = document.body.appendChild(document.createElement('div'));
  const mounted = mount('connection', element, {
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

/** Simulates a request that the policy of the page refuses: it fails, and the browser reports why. */
function refuseRequest(): void {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const violation = { effectiveDirective: 'connect-src', blockedURI: `${origin}/wp-json/jetpack/v4/connection` };
  queueMicrotask(() => document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation)));
}

/** Provokes failures of the page, its links, and host pages with a widget. */
export const pageProvocations = {
  'page-state-missing': reading(null),
  'page-state-unreadable': reading('<!doctype html>'),
  'link-refused': async () => {
    const answer = outward('https://elsewhere.example/');
    return answer.allowed ? null : answer.failure;
  },
  'host-frozen-prototypes': async () => {
    const real = globalThis.Map;
    class FrozenMap extends Map {}
    Object.freeze(FrozenMap.prototype);
    globalThis.Map = FrozenMap;
    try {
      return await mountWidget();
    } finally {
      globalThis.Map = real;
    }
  },
  'host-csp-refused': () => {
    refuseRequest();
    return mountWidget();
  },
};
