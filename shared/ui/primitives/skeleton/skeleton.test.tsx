import { render } from '@testing-library/react';
import { Skeleton } from './skeleton.view';

test('a skeleton has the given size and is hidden from screen readers', () => {
  const { container } = render(<Skeleton height={32} width={92} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('.line')?.getAttribute('style')).toBe('block-size: 32px; inline-size: 92px;');
});

test('the last of several lines is shorter', () => {
  const { container } = render(<Skeleton lines={3} />);
  const styles = [...container.querySelectorAll('.line')].map((line) => line.getAttribute('style'));
  expect(styles).toEqual([
    'block-size: 12px; inline-size: 100%;',
    'block-size: 12px; inline-size: 100%;',
    'block-size: 12px; inline-size: 60%;',
  ]);
});
