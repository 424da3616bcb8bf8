import { Card } from '@flightdeck/shared/ui/card';
import { render, screen } from '@testing-library/react';
import { CardGrid } from './card-grid.view';

test('it holds its cards in their order', () => {
  render(
    <CardGrid>
      <Card title="Scan" wide />
      <Card title="Search" />
    </CardGrid>,
  );
  expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual(['Scan', 'Search']);
  expect(screen.getByRole('article', { name: 'Scan' })).toHaveClass('wide');
});

test('a steady grid keeps room for a button in each row', () => {
  const { container, rerender } = render(<CardGrid steady>Cards</CardGrid>);
  expect(container.firstChild).toHaveClass('grid', 'steady');
  rerender(<CardGrid>Cards</CardGrid>);
  expect(container.firstChild).not.toHaveClass('steady');
});
