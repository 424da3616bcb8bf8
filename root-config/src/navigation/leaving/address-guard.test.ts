/** @jest-environment ./tools/jest/environment.cjs */
import { guardAddress } from './address-guard';

const checkedHash = jest.fn();
let isAllowed = false;
let stop = () => {};

beforeEach(() => {
  checkedHash.mockReset();
  isAllowed = false;
  history.replaceState({ other: 1 }, '', '#/security');
  document.body.innerHTML = `
    <a href="#/dashboard"><b>plain</b></a>
    <a href="#/dashboard" target="_blank">new tab</a>
    <a href="#/dashboard" download>file</a>
    <a id="skip" href="#wpbody-content">skip</a><div id="wpbody-content"></div>
    <button>no link</button>`;
  stop = guardAddress(window, (_from, to) => {
    checkedHash(new URL(to).hash);
    return isAllowed;
  });
});
afterEach(() => stop());

/** Clicks an element. @returns the click listener of the element */
function click(element: Element | null, init: MouseEventInit = {}) {
  const listener = jest.fn((event: Event) => event.preventDefault());
  element?.addEventListener('click', listener, { once: true });
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return listener;
}

test('hides a refused click on a link from other listeners', () => {
  expect(click(document.querySelector('b'))).not.toHaveBeenCalled();
  expect(checkedHash).toHaveBeenCalledWith('#/dashboard');
});

test('lets other listeners get an allowed click', () => {
  isAllowed = true;
  expect(click(document.querySelector('b'))).toHaveBeenCalledTimes(1);
});

test.each<[string, string, MouseEventInit]>([
  ['on a link that opens another tab', '[target]', {}],
  ['with Ctrl', 'b', { ctrlKey: true }],
  ['with the middle button', 'b', { button: 1 }],
  ['on a download', '[download]', {}],
  ['outside a link', 'button', {}],
  ['on a skip link', '#skip', {}],
])('does not check a click %s', (_what, selector, init) => {
  click(document.querySelector(selector), init);
  expect(checkedHash).not.toHaveBeenCalled();
});

test('keeps other fields of the state of the history entry', () => {
  expect(history.state).toEqual({ other: 1, flightdeckIndex: expect.any(Number) });
});
