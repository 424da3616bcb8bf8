import { render, screen } from '@testing-library/react';
import { StateChip } from './chip.view';

test.each([
  ['success', 'an icon', true],
  ['warning', 'an icon', true],
  ['danger', 'an icon', true],
  ['info', 'an icon', true],
  ['neutral', 'no icon', false],
] as const)('a chip with the tone %s has a word and %s', (tone, _icon, hasIcon) => {
  const { container } = render(<StateChip tone={tone}>Word</StateChip>);
  expect(screen.getByText('Word').parentElement).toHaveClass('chip', tone);
  expect(container.querySelector('svg') !== null).toBe(hasIcon);
});

test('a given icon or the spinner replaces the default icon of the tone', () => {
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
