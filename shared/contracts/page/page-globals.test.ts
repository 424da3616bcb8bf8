/** @jest-environment ./tools/jest/environment.cjs */
import { pageGlobals } from './page-globals';

test('the object is created once, and no element of the page is taken for it', () => {
  document.body.innerHTML = '<form id="flightdeck"><input name="knownFiles"></form>';
  expect(globalThis.flightdeck).toBe(document.querySelector('form'));
  expect(pageGlobals().knownFiles).toBeUndefined();
  expect(pageGlobals()).toBe(globalThis.flightdeck);
  expect(pageGlobals()).toBe(pageGlobals());
});
