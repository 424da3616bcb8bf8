/** @jest-environment ./tools/jest/environment.cjs */

import { pageBuild } from '@flightdeck/shared/contracts/releases';
import { readState } from '@flightdeck/shared/session';
import { backOnline } from '@flightdeck/shared/testing/values';
import { releaseFolders } from '../loader/release-files';
import { reloadLostStyles } from './reload-styles';

const folder = 'https://site.example/set/root-config/1.0.0-aa/';
let requests: string[] = [];
/** Number of requests that fail before one succeeds. */
let failureCount = 0;

beforeEach(() => {
  requests = [];
  releaseFolders().set(pageBuild, folder);
  document.head.innerHTML = `<link rel="stylesheet" href="${folder}page.css" integrity="sha384-a" crossorigin="anonymous">
    <link rel="stylesheet" href="https://site.example/theme.css">`;
  // jsdom requests no style sheets, so the test answers each new link.
  jest.spyOn(HTMLLinkElement.prototype, 'after').mockImplementation((link) => {
    if (!(link instanceof HTMLLinkElement)) return;
    requests.push(`${link.href} ${link.getAttribute('integrity')} ${link.crossOrigin}`);
    setTimeout(() => {
      link.dispatchEvent(new Event(requests.length > failureCount ? 'load' : 'error'));
      // Ends the pause before the next attempt.
      backOnline();
    });
  });
});
afterEach(() => jest.restoreAllMocks());

/** Waits until this number of requests has been sent, and 10 ms for their answers. */
const requestsEnded = (count: number) =>
  new Promise<void>((resolve) => {
    const poll = () => (requests.length < count ? setTimeout(poll) : setTimeout(resolve, 10));
    poll();
  });

test('a style sheet of the page that did not load is requested again, at another address and with its hash', async () => {
  failureCount = 1;
  reloadLostStyles();
  await requestsEnded(2);
  expect(requests).toEqual([2, 3].map((attempt) => `${folder}page.css?again=${attempt} sha384-a anonymous`));
  expect(readState('notices')).toEqual([]);
});

test('a style sheet that fails at every attempt is reported', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  failureCount = 3;
  reloadLostStyles();
  await requestsEnded(3);
  expect(readState('notices')).toMatchObject([{ status: 'is-warning', text: expect.stringContaining('style sheet') }]);
  expect(errors).toHaveBeenCalledTimes(1);
});

test('style sheets of WordPress are not requested again, even if the folder of the page is unknown', async () => {
  releaseFolders().delete(pageBuild);
  reloadLostStyles();
  await requestsEnded(0);
  expect(requests).toEqual([]);
});

test('a style sheet that has loaded is not requested again', async () => {
  jest.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue(new CSSStyleSheet());
  reloadLostStyles();
  await requestsEnded(0);
  expect(requests).toEqual([]);
});
