import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLostFocus } from './lost-focus';

type Shown = 'button' | 'nothing' | 'link' | 'other';

let show: (shown: Shown) => void = () => {};

function Panel() {
  // An object, so that each step renders the panel, even one that shows the same element.
  const [{ shown }, setState] = useState<{ readonly shown: Shown }>({ shown: 'button' });
  show = (next) => setState({ shown: next });
  const container = useLostFocus<HTMLDivElement>();
  return (
    <>
      <button type="button">elsewhere</button>
      <div ref={container}>
        {shown === 'button' && <button type="button">press</button>}
        {shown === 'link' && <a href="#there">next</a>}
        {shown === 'other' && (
          <b>
            <a href="#there">other</a>
          </b>
        )}
      </div>
    </>
  );
}

/** Focuses the button, takes the steps, and returns the text of the focused element; `body` if no element has the focus. */
const focusAfter = (...steps: readonly (Shown | 'press' | 'leave' | 'blur')[]) => {
  render(<Panel />);
  const press = screen.getByRole('button', { name: 'press' });
  press.focus();
  for (const step of steps) {
    if (step === 'press') act(() => press.click());
    else if (step === 'leave') screen.getByRole('button', { name: 'elsewhere' }).focus();
    else if (step === 'blur') press.blur();
    else act(() => show(step));
  }
  return document.activeElement === document.body ? 'body' : document.activeElement?.textContent;
};

test.each([
  ['the replacement of a pressed button', ['press', 'link'], 'next'],
  ['a replacement that appears after a pause', ['press', 'nothing', 'link'], 'next'],
  ['the replacement of a replacement', ['press', 'link', 'other'], 'other'],
] as const)('%s takes the focus', (_what, steps, focused) => {
  expect(focusAfter(...steps)).toBe(focused);
});

test.each([
  ['when the replacement appears', ['press', 'leave', 'link']],
  ['when the replacement is replaced', ['press', 'leave', 'link', 'button']],
] as const)('the focus stays where the user has moved it %s', (_when, steps) => {
  expect(focusAfter(...steps)).toBe('elsewhere');
});

test('the replacement of a button that was not pressed does not take the focus', () => {
  expect(focusAfter('link')).toBe('body');
});

test('a button that is not replaced does not regain the focus it has lost', () => {
  expect(focusAfter('press', 'blur', 'button')).toBe('body');
});
