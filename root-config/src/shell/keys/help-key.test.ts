/** @jest-environment ./tools/jest/environment.cjs */
import { startTestSession } from '@flightdeck/shared/testing/server';
import { onHelpKey } from './help-key';
import { helpKeyOff } from './help-key.store';

let openCount = 0;
let stop = () => {};
const press = (key: string, target: Element = document.body, modifiers: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));

beforeAll(() => startTestSession());
beforeEach(() => {
  openCount = 0;
  localStorage.clear();
  document.body.innerHTML =
    '<a href="#/x">A link</a><input><textarea></textarea><div role="dialog"><a>A link in a dialog</a></div>';
  stop = onHelpKey(() => {
    openCount += 1;
  });
});
afterEach(() => stop());

test('the ? key opens the keyboard shortcuts, also while a link has the focus', () => {
  press('?');
  press('?', document.querySelector('a') ?? document.body);
  expect(openCount).toBe(2);
});

test.each(['input', 'textarea', '[role="dialog"] a'])('a ? in %s does not open the keyboard shortcuts', (selector) => {
  press('?', document.querySelector(selector) ?? document.body);
  expect(openCount).toBe(0);
});

/** Adds a shadow root in the shadow root of another element, and returns an element in it. */
function inShadow(mode: ShadowRootMode, html: string, selector: string): Element {
  const outer = document.body.appendChild(document.createElement('div')).attachShadow({ mode });
  const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode });
  inner.innerHTML = html;
  return inner.querySelector(selector) ?? document.body;
}

test.each([
  ['open', '<input>', 'input', 0],
  ['open', '<p contenteditable="true"><b>Text</b></p>', 'b', 0],
  ['open', '<div role="textbox" tabindex="0"></div>', 'div', 0],
  ['open', '<button></button>', 'button', 1],
  ['closed', '<textarea></textarea>', 'textarea', 0],
] as const)('in nested %s shadow roots, a ? in %s is for the field, if it is one', (mode, html, selector, count) => {
  press('?', inShadow(mode, html, selector), { composed: true });
  expect(openCount).toBe(count);
});

test('other keys, and ? with Ctrl or Alt, do not open the keyboard shortcuts', () => {
  press('/');
  press('?', document.body, { ctrlKey: true });
  press('?', document.body, { altKey: true });
  expect(openCount).toBe(0);
});

test('the user can turn the key off and on again', () => {
  helpKeyOff.write(true);
  press('?');
  expect(openCount).toBe(0);
  helpKeyOff.write(null);
  press('?');
  expect(openCount).toBe(1);
});

test('the key does nothing once listening has stopped', () => {
  stop();
  press('?');
  expect(openCount).toBe(0);
});
