import { Card } from '@flightdeck/shared/ui';
import { render, screen } from '@testing-library/react';
import { CardGrid } from './card-grid.view';

test('shows its cards in order', () => {
  render(
    <CardGrid>
      <Card title="Scan" wide />
      <Card title="Search" />
    </CardGrid>,
  );
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Scan', 'Search']);
  expect(screen.getByRole('article', { name: 'Scan' })).toHaveClass('wide');
});

test('keeps space for a button in each row of a steady grid', () => {
  const { container, rerender } = render(<CardGrid steady>Cards</CardGrid>);
  expect(container.firstChild).toHaveClass('grid', 'steady');
  rerender(<CardGrid>Cards</CardGrid>);
  expect(container.firstChild).not.toHaveClass('steady');
});
