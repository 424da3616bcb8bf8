/** @jest-environment ./tools/jest/environment.cjs */
import { registerWidget, showsNotices, widgetPage } from './widget-page';

const newElement = () => document.body.appendChild(document.createElement('div'));

test('notices show in the widget that was mounted first, until another one is used, and again after its unmount', () => {
  const [first, second] = [newElement(), newElement()];
  registerWidget(first);
  const unregisterSecond = registerWidget(second);
  const onChange = jest.fn();
  widgetPage().listeners.add(onChange);
  expect([first, second].map((widget) => showsNotices(widget))).toEqual([true, false]);
  second.dispatchEvent(new Event('pointerdown'));
  expect([first, second].map((widget) => showsNotices(widget))).toEqual([false, true]);
  expect(onChange).toHaveBeenCalledTimes(1);
  unregisterSecond();
  expect([first, second].map((widget) => showsNotices(widget))).toEqual([true, false]);
  second.dispatchEvent(new Event('pointerdown'));
  expect(showsNotices(second)).toBe(false);
});
