import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { takeLooseTexts } from './loose-texts';

const Word = ({ children }: { readonly children: ReactNode }) => children;

test.each([
  [
    'beside an element',
    <p key="1">
      text <b>b</b>
    </p>,
    ['"text " in <p>'],
  ],
  [
    'in several text nodes',
    <p key="2">
      {'one'}
      {'two'}
    </p>,
    ['"one" in <p>', '"two" in <p>'],
  ],
  [
    'alone in a fragment',
    <p key="3">
      <>text</>
    </p>,
    ['"text" in <p>'],
  ],
  [
    'that a component returns',
    <p key="4">
      <Word>text</Word>
    </p>,
    ['"text" in <p> Word'],
  ],
])('finds text %s', (_, view, places) => {
  render(view);
  expect(takeLooseTexts()).toEqual(places.map((place) => `${place}: put it into an element`));
});

test('accepts the only text of an element, and spaces between elements', () => {
  const { rerender } = render(
    <p>
      <b>one</b> <span>two</span>
    </p>,
  );
  rerender(
    <p>
      <b>three</b> <span>four</span>
    </p>,
  );
  expect(screen.getByText('four')).toBeVisible();
  expect(takeLooseTexts()).toEqual([]);
});
