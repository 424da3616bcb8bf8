import { render, screen } from '@testing-library/react';
import { PlanIcon, planIconNames } from './plan-icon.view';

test.each(planIconNames.map((name) => [name]))('SHR-145 %s is 32x32 and hidden where a text names the plan', (name) => {
  const { container } = render(<PlanIcon name={name} />);
  const picture = container.querySelector('svg');
  expect(picture).toHaveAttribute('width', '32');
  expect(picture).toHaveAttribute('height', '32');
  expect(picture).toHaveAttribute('viewBox', '0 0 32 32');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(picture?.querySelector('path')?.getAttribute('d')).toMatch(/^[Mm][\d.]/);
});

test('no two look alike', () => {
  const drawn = planIconNames.map((name) => render(<PlanIcon name={name} />).container.innerHTML);
  expect(new Set(drawn).size).toBe(18);
});

test('with a text of its own it is a picture with that name', () => {
  render(<PlanIcon alt="Security" name="jetpack-security" />);
  expect(screen.getByRole('img', { name: 'Security' })).toBeVisible();
});
