import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden.view';

test('the text stays in the name of what contains it', () => {
  render(
    <button type="button">
      × <VisuallyHidden>Dismiss</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '× Dismiss' })).toBeVisible();
});
