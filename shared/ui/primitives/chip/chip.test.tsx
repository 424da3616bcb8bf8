import { render, screen } from '@testing-library/react';
import { StateChip } from './chip.view';

test.each([
  ['success', true],
  ['warning', true],
  ['danger', true],
  ['info', true],
  ['neutral', false],
] as const)('%s has a word for its state and the icon %s', (tone, hasIcon) => {
  const { container } = render(<StateChip tone={tone}>Word</StateChip>);
  expect(screen.getByText('Word').parentElement).toHaveClass('chip', tone);
  expect(container.querySelector('svg') !== null).toBe(hasIcon);
});

test('another icon or the spinner replaces the icon of the tone', () => {
  const { container, rerender } = render(
    <StateChip icon="lock" tone="neutral">
      Not in your plan
    </StateChip>,
  );
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(
    <StateChip icon="spinner" tone="neutral">
      Loading
    </StateChip>,
  );
  expect(container.querySelector('svg')).toBeNull();
  expect(container.querySelector('.spinner')).toBeInTheDocument();
});
