/** @jest-environment ./tools/jest/environment.cjs */
import { keepFocus } from './keep-focus';

let root: HTMLElement;
let stop = () => {};
const find = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
/** Removes an element, and lets the time pass in which its view may move the focus. */
async function remove(selector: string): Promise<void> {
  find(selector).remove();
  await jest.advanceTimersByTimeAsync(200);
}
const focusedText = () => document.activeElement?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  location.hash = '#/dashboard';
  document.body.innerHTML = `<div id="root"><div id="notices"><div><p>News</p><button class="dismiss">Dismiss</button></div></div>
    <div id="outlet"><h1>Screen</h1><article><h3>Card</h3><button class="card-button">Turn on</button></article>
    <button class="screen-button">Save</button></div></div>`;
  root = document.getElementById('root') ?? document.body;
  stop = keepFocus({ root, outlet: find('#outlet') });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('moves the focus to the heading of the card whose button disappeared', async () => {
  find('.card-button').focus();
  await remove('.card-button');
  expect(focusedText()).toBe('Card');
});

test('moves the focus from a dismissed notice to the element that had it before', async () => {
  find('.screen-button').focus();
  find('.dismiss').focus();
  await remove('#notices > div');
  expect(focusedText()).toBe('Save');
});

test('moves the focus to the heading of the screen if no other element had the focus', async () => {
  find('.dismiss').focus();
  await remove('#notices > div');
  expect(focusedText()).toBe('Screen');
});

test('moves the focus when its element is hidden', async () => {
  find('.card-button').focus();
  find('.card-button').hidden = true;
  find('.card-button').blur();
  await jest.advanceTimersByTimeAsync(200);
  expect(focusedText()).toBe('Card');
});

test('moves the focus from an element that was focused before the start', async () => {
  stop();
  find('.card-button').focus();
  stop = keepFocus({ root, outlet: find('#outlet') });
  await remove('.card-button');
  expect(focusedText()).toBe('Card');
});

test('does not move the focus again when the view has moved it', async () => {
  find('.card-button').focus();
  find('.card-button').remove();
  find('.screen-button').focus();
  await jest.advanceTimersByTimeAsync(200);
  expect(focusedText()).toBe('Save');
});

test('leaves the focus to the next screen after a change of the route', async () => {
  find('.card-button').focus();
  location.hash = '#/my-plan';
  await remove('article');
  expect(document.activeElement).toBe(document.body);
});

test('does not move the focus after it is stopped', async () => {
  find('.card-button').focus();
  stop();
  await remove('.card-button');
  expect(document.activeElement).toBe(document.body);
});
