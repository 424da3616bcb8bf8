import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar.view';

test.each([
  [0, 10, '0', '0%'],
  [3, 12, '25', '25%'],
  [10, 10, '100', '100%'],
  [12, 10, '100', '100%'],
  [-1, 10, '0', '0%'],
  [5, 0, '0', '0%'],
  [Number.NaN, 10, '0', '0%'],
])('%d of %d is %s percent', (value, total, now, width) => {
  render(<ProgressBar label="Steps" total={total} value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'Steps' });
  expect(bar).toHaveAttribute('aria-valuenow', now);
  expect(bar).toHaveAttribute('aria-valuemin', '0');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(bar.firstElementChild?.getAttribute('style')).toBe(`inline-size: ${width};`);
});

test('screen readers read the value in words', () => {
  render(<ProgressBar label="Storage used" text="124 GB of 1 TB used" total={1000} value={124} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '124 GB of 1 TB used');
});

test.each([
  ['a bar has the accent color by default', undefined, 'done'],
  ['REC-053 a bar with the tone of success is green', 'success', 'done success'],
] as const)('%s', (_behavior, tone, classes) => {
  render(<ProgressBar label="Steps" tone={tone} total={10} value={3} />);
  expect(screen.getByRole('progressbar').firstElementChild).toHaveAttribute('class', classes);
});
