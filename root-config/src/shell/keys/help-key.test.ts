/** @jest-environment ./tools/jest/environment.cjs */
import { onHelpKey } from './help-key';
import { setHelpKey } from './help-key.store';

let count = 0;
let stop = () => {};
const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => {
  count = 0;
  localStorage.clear();
  document.body.innerHTML = '<a href="#/x">A link</a><input><textarea></textarea><div role="dialog"><a>in it</a></div>';
  stop = onHelpKey(() => {
    count += 1;
  });
});
afterEach(() => stop());

test('the ? key opens the keyboard shortcuts, also while a link has the focus', () => {
  press('?');
  press('?', document.querySelector('a') ?? document.body);
  expect(count).toBe(2);
});

test.each(['input', 'textarea', '[role="dialog"] a'])('a ? in %s does not open the keyboard shortcuts', (selector) => {
  press('?', document.querySelector(selector) ?? document.body);
  expect(count).toBe(0);
});

test('other keys and shortcuts of the browser do nothing', () => {
  press('/');
  press('?', document.body, { ctrlKey: true });
  press('?', document.body, { altKey: true });
  expect(count).toBe(0);
});

test('the user can turn the key off and on again', () => {
  setHelpKey(false);
  press('?');
  expect(count).toBe(0);
  setHelpKey(true);
  press('?');
  expect(count).toBe(1);
});

test('the key does nothing once listening has stopped', () => {
  stop();
  press('?');
  expect(count).toBe(0);
});

test('a ? that was pressed while the code loaded opens the keyboard shortcuts', () => {
  onHelpKey(
    () => {
      count += 1;
    },
    new KeyboardEvent('keydown', { key: '?' }),
  )();
  expect(count).toBe(1);
});
