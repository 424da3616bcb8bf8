import { render } from '@testing-library/react';
import { Icon } from './icon.view';

test('SHR-139 an icon is 24 px by default, and has the given size otherwise', () => {
  const { container, rerender } = render(<Icon name="shield" />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '24');
  expect(container.querySelector('svg')).toHaveAttribute('height', '24');
  rerender(<Icon name="shield" size={20} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '20');
});

test('an icon is hidden from screen readers and has a path', () => {
  const { container } = render(<Icon name="shield" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^[Mm][\d.]/);
});

test.each([
  ['chevron', true],
  ['external', true],
  ['list', true],
  ['retry', false],
  ['shield', false],
] as const)('in right-to-left text, only horizontal arrows and lists are mirrored: %s', (name, isMirrored) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('.directional') !== null).toBe(isMirrored);
});
