/** @jest-environment ./tools/jest/environment.cjs */
import { findPageElements } from './page-elements';

test('ignores formatting elements with our IDs, which browsers repeat inside the mount after an unclosed tag', () => {
  document.body.innerHTML = `<div id="flightdeck"><header>
    <b id="fd-outlet"><i id="fd-toasts"><code id="fd-masthead"><a id="fd-logo">Logo</a></code></i></b><span id="fd-masthead"></span></header>
    <div id="fd-outlet"></div><div id="fd-toasts"></div></div>`;
  const mount = document.querySelector<HTMLElement>('#flightdeck') ?? document.body;
  const { main, toasts, masthead, logo } = findPageElements(mount);
  expect([main, toasts, masthead, logo].map(({ localName }) => localName)).toEqual(['div', 'div', 'span', 'a']);
});
