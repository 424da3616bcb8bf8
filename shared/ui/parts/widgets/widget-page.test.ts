/** @jest-environment ./tools/jest/environment.cjs */
import { registerWidget, showsNotices, widgetPage } from './widget-page';

const newElement = () => document.body.appendChild(document.createElement('div'));

test('notices show in the first widget, until another one is used', () => {
  const page = widgetPage({});
  const [first, second] = [newElement(), newElement()];
  registerWidget(first, page);
  const leave = registerWidget(second, page);
  const onChange = jest.fn();
  page.listeners.add(onChange);
  expect([first, second].map((each) => showsNotices(each, page))).toEqual([true, false]);
  second.dispatchEvent(new Event('pointerdown'));
  expect([first, second].map((each) => showsNotices(each, page))).toEqual([false, true]);
  expect(onChange).toHaveBeenCalledTimes(1);
  leave();
  expect([first, second].map((each) => showsNotices(each, page))).toEqual([true, false]);
  second.dispatchEvent(new Event('pointerdown'));
  expect(showsNotices(second, page)).toBe(false);
});

test('two copies of the module share one record under one key', () => {
  const scope = {};
  expect(widgetPage(scope)).toBe(widgetPage(scope));
  expect(Object.getOwnPropertySymbols(scope)).toEqual([Symbol.for('flightdeck.widgets.1')]);
});
