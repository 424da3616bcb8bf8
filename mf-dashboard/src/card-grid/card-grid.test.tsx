import { Card } from '@flightdeck/shared/ui';
import { render, screen } from '@testing-library/react';
import { CardGrid } from './card-grid.view';

test('shows its cards in order', () => {
  render(
    <CardGrid>
      <Card title="Scan" />
      <Card title="Search" />
    </CardGrid>,
  );
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Scan', 'Search']);
});
