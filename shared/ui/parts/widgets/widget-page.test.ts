/** @jest-environment ./tools/jest/environment.cjs */
import { registerWidget, showsNotices, widgetPage } from './widget-page';

const newElement = () => document.body.appendChild(document.createElement('div'));

test('notices show in the widget that was mounted first, until another one is used, and again after its unmount', () => {
  const page = widgetPage({});
  const [first, second] = [newElement(), newElement()];
  registerWidget(first, page);
  const unregisterSecond = registerWidget(second, page);
  const onChange = jest.fn();
  page.listeners.add(onChange);
  expect([first, second].map((widget) => showsNotices(widget, page))).toEqual([true, false]);
  second.dispatchEvent(new Event('pointerdown'));
  expect([first, second].map((widget) => showsNotices(widget, page))).toEqual([false, true]);
  expect(onChange).toHaveBeenCalledTimes(1);
  unregisterSecond();
  expect([first, second].map((widget) => showsNotices(widget, page))).toEqual([true, false]);
  second.dispatchEvent(new Event('pointerdown'));
  expect(showsNotices(second, page)).toBe(false);
});

test('the shared state is created once, under a page-wide key', () => {
  const scope = {};
  expect(widgetPage(scope)).toBe(widgetPage(scope));
  expect(Object.getOwnPropertySymbols(scope)).toEqual([Symbol.for('flightdeck.widgets.1')]);
});
