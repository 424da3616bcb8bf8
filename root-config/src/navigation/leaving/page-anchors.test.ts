/** @jest-environment ./tools/jest/environment.cjs */
import { keepRouteOnAnchorClicks } from './page-anchors';

let stop = () => {};
/** Called with the ID of an element that scrolls into view, or "top of the page". */
const onScroll = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    onScroll(this.id);
  };
  jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => onScroll('top of the page'));
  onScroll.mockClear();
  history.replaceState(null, '', '?page=flightdeck#/traffic');
  document.body.innerHTML = `
    <ul id="adminmenu"></ul><div id="wpbody-content" tabindex="0"></div><div id="screen-meta"></div><div id="größe"></div>
    <a id="link"><b>Link</b></a>`;
  stop = keepRouteOnAnchorClicks();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** Clicks a link. @returns whether the browser would follow the link */
function clickLink(href: string, init: MouseEventInit = {}): boolean {
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
])('a click on a link to %s keeps the route, and moves the focus to the element', (href, id) => {
  expect(clickLink(href)).toBe(false);
  expect([location.hash, document.activeElement?.id, onScroll.mock.calls]).toEqual(['#/traffic', id, [[id]]]);
});

test('an element that is focusable only for the link loses its tabindex afterwards', () => {
  clickLink('#adminmenu');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  document.querySelector<HTMLElement>('#wpbody-content')?.focus();
  clickLink('#wpbody-content');
  expect(document.querySelector('#adminmenu')?.hasAttribute('tabindex')).toBe(false);
  expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
});

test.each(['#', '#top'])('a click on a link to %s scrolls to the top and keeps the route', (href) => {
  expect(clickLink(href)).toBe(false);
  expect(onScroll.mock.calls).toEqual([['top of the page']]);
  expect(location.hash).toBe('#/traffic');
});

test.each<[string, string, MouseEventInit]>([
  ['a route', '#/dashboard', {}],
  ['an element that the page does not have', '#missing', {}],
  ['an element of another page', '?page=stats#adminmenu', {}],
  ['a malformed address', '#%E0%A4%A', {}],
  ['an element, in another tab', '#adminmenu', { ctrlKey: true }],
])('the browser follows a link to %s', (_what, href, init) => {
  expect(clickLink(href, init)).toBe(true);
  expect(onScroll).not.toHaveBeenCalled();
});

test('a handler of WordPress takes precedence', () => {
  document.querySelector('#link')?.addEventListener('click', (event) => event.preventDefault());
  clickLink('#screen-meta');
  expect([document.activeElement, onScroll.mock.calls]).toEqual([document.body, []]);
});
