/** @jest-environment ./tools/jest/environment.cjs */
import { guardAddress } from './address-guard';

const confirmed = jest.fn();
let answer = false;
let stop = () => {};

beforeEach(() => {
  confirmed.mockReset();
  answer = false;
  history.replaceState({ other: 1 }, '', '#/security');
  document.body.innerHTML = `
    <a href="#/dashboard"><b>plain</b></a>
    <a href="#/dashboard" target="_blank">new tab</a>
    <a href="#/dashboard" download>file</a>
    <button>no link</button>`;
  stop = guardAddress(window, (_from, to) => {
    confirmed(new URL(to).hash);
    return answer;
  });
});
afterEach(() => stop());

function click(element: Element | null, init: MouseEventInit = {}) {
  const heard = jest.fn((event: Event) => event.preventDefault());
  element?.addEventListener('click', heard, { once: true });
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return heard;
}

test('ROOT-063 a refused click on a link is heard by nobody', () => {
  expect(click(document.querySelector('b'))).not.toHaveBeenCalled();
  expect(confirmed).toHaveBeenCalledWith('#/dashboard');
});

test('an agreed one goes its way', () => {
  answer = true;
  expect(click(document.querySelector('b'))).toHaveBeenCalledTimes(1);
});

test.each<[string, string, MouseEventInit]>([
  ['for another tab', '[target]', {}],
  ['with Ctrl', 'b', { ctrlKey: true }],
  ['of the middle button', 'b', { button: 1 }],
  ['that downloads', '[download]', {}],
  ['on no link', 'button', {}],
])('a click %s asks nothing', (_what, selector, init) => {
  click(document.querySelector(selector), init);
  expect(confirmed).not.toHaveBeenCalled();
});

test('what others keep in the entry stays', () => {
  expect(history.state).toEqual({ other: 1, flightdeckIndex: expect.any(Number) });
});
