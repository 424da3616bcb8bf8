import { render } from '@testing-library/react';
import { Spinner } from './spinner.view';

test('SHR-138 the spinner is 20 px by default, and hidden from screen readers', () => {
  const { container, rerender } = render(<Spinner />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild?.getAttribute('style')).toBe('inline-size: 20px; block-size: 20px;');
  rerender(<Spinner size={12} />);
  expect(container.firstElementChild?.getAttribute('style')).toBe('inline-size: 12px; block-size: 12px;');
});
