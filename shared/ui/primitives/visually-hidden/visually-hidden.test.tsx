import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden.view';

test('hidden text is part of the accessible name of its container', () => {
  render(
    <button type="button">
      <span>×</span> <VisuallyHidden>Dismiss</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '× Dismiss' })).toBeVisible();
});
