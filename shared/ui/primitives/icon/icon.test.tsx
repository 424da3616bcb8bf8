import { render } from '@testing-library/react';
import { Icon, iconNames } from './icon.view';

test('SHR-139 an icon is 24 px by default, and has the given size otherwise', () => {
  const { container, rerender } = render(<Icon name="shield" />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '24');
  expect(container.querySelector('svg')).toHaveAttribute('height', '24');
  rerender(<Icon name="shield" size={20} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '20');
});

test.each(iconNames.map((name) => [name]))('the icon %s is hidden from screen readers and has a path', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^[Mm][\d.]/);
});

test('only horizontal arrows and lists are mirrored in right-to-left text', () => {
  const mirrored = iconNames.filter((name) => {
    const { container } = render(<Icon name={name} />);
    return container.querySelector('.directional') !== null;
  });
  expect(mirrored).toEqual(['chevron', 'external', 'list']);
});
