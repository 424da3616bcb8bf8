import { render } from '@testing-library/react';
import { PlanIcon, type PlanIconName, pictures } from './plan-icon.view';

const planIconNames = Object.keys(pictures).filter((name): name is PlanIconName => name in pictures);

test.each(planIconNames.map((name) => [name]))('SHR-145 shows %s at 32x32 px, hidden from screen readers', (name) => {
  const { container } = render(<PlanIcon name={name} />);
  const picture = container.querySelector('svg');
  expect(picture).toHaveAttribute('width', '32');
  expect(picture).toHaveAttribute('height', '32');
  expect(picture).toHaveAttribute('viewBox', '0 0 32 32');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(picture?.querySelector('path')?.getAttribute('d')).toMatch(/^[Mm][\d.]/);
});

test('draws every icon differently', () => {
  const drawings = planIconNames.map((name) => render(<PlanIcon name={name} />).container.innerHTML);
  expect(new Set(drawings).size).toBe(planIconNames.length);
});
