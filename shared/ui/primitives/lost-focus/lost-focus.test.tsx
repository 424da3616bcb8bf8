import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLostFocus } from './lost-focus';

type Shown = 'button' | 'nothing' | 'link' | 'other';

let show: (shown: Shown) => void = () => {};

function Place() {
  const [shown, setShown] = useState<Shown>('button');
  show = setShown;
  const place = useLostFocus<HTMLDivElement>();
  return (
    <>
      <button type="button">elsewhere</button>
      <div ref={place}>
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

/** Presses a button as by keyboard, then renders the result. */
const see = (...steps: readonly (Shown | 'press' | 'leave' | 'blur')[]) => {
  render(<Place />);
  const press = screen.getByRole('button', { name: 'press' });
  press.focus();
  for (const step of steps) {
    if (step === 'press') act(() => press.click());
    else if (step === 'leave') screen.getByRole('button', { name: 'elsewhere' }).focus();
    else if (step === 'blur') press.blur();
    else act(() => show(step));
  }
  return document.activeElement?.textContent;
};

test.each([
  ['what comes in place of a pressed button', ['press', 'link'], 'next'],
  ['what comes after nothing has been there for a while', ['press', 'nothing', 'link'], 'next'],
  ['what comes in place of what came', ['press', 'link', 'other'], 'other'],
] as const)('%s takes the focus', (_what, steps, focused) => {
  expect(see(...steps)).toBe(focused);
});

test.each([
  ['a user who has moved on', ['press', 'leave', 'link'], 'elsewhere'],
  ['and stays there also when more comes', ['press', 'leave', 'link', 'button'], 'elsewhere'],
] as const)('%s keeps the focus', (_what, steps, focused) => {
  expect(see(...steps)).toBe(focused);
});

test('passes on no focus from a button that was not pressed, and none to elements that stay', () => {
  expect(see('link')).toBe(document.body.textContent);
});

test('a button that stays does not regain a focus it lost before', () => {
  expect(see('press', 'blur', 'button')).toBe(document.body.textContent);
});
