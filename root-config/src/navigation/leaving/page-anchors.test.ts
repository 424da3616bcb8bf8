/** @jest-environment ./tools/jest/environment.cjs */
import { keepRouteAtAnchors } from './page-anchors';

let stop = () => {};
const scrolled = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
  jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => scrolled('top of the page'));
  scrolled.mockClear();
  history.replaceState(null, '', '?page=flightdeck#/traffic');
  document.body.innerHTML = `
    <ul id="adminmenu"></ul><div id="wpbody-content" tabindex="0"></div><div id="screen-meta"></div><div id="größe"></div>
    <a id="link"><b>Link</b></a>`;
  stop = keepRouteAtAnchors();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** Presses a link. @returns whether the browser would follow it */
function press(href: string, init: MouseEventInit = {}): boolean {
  const link = document.querySelector('#link');
  link?.setAttribute('href', href);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link?.firstElementChild?.dispatchEvent(click);
  return !click.defaultPrevented;
}

test.each([
  ['#wpbody-content', 'wpbody-content'],
  ['#adminmenu', 'adminmenu'],
  ['#screen-meta', 'screen-meta'],
  ['?page=flightdeck#adminmenu', 'adminmenu'],
  ['#gr%C3%B6%C3%9Fe', 'größe'],
])('a press on %s keeps the route, and moves the focus to the element', (href, id) => {
  expect(press(href)).toBe(false);
  expect([location.hash, document.activeElement?.id, scrolled.mock.calls]).toEqual(['#/traffic', id, [[id]]]);
});

test('an element that gets the focus only from a link is not a Tab stop afterwards', () => {
  press('#adminmenu');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  document.querySelector<HTMLElement>('#wpbody-content')?.focus();
  press('#wpbody-content');
  expect(document.querySelector('#adminmenu')?.hasAttribute('tabindex')).toBe(false);
  expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
});

test.each(['#', '#top'])('a press on %s scrolls to the top and keeps the route', (href) => {
  expect(press(href)).toBe(false);
  expect(scrolled.mock.calls).toEqual([['top of the page']]);
});

test.each<[string, string, MouseEventInit]>([
  ['a route', '#/dashboard', {}],
  ['an element that the page does not have', '#missing', {}],
  ['an element of another page', '?page=stats#adminmenu', {}],
  ['a malformed address', '#%E0%A4%A', {}],
  ['an element, in another tab', '#adminmenu', { ctrlKey: true }],
])('the browser follows a link to %s', (_what, href, init) => {
  expect(press(href, init)).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a handler of the host takes precedence', () => {
  document.querySelector('#link')?.addEventListener('click', (event) => event.preventDefault());
  press('#screen-meta');
  expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, []]);
});
