import { render, screen, within } from '@testing-library/react';
import { CardRow, RowsCard } from './rows-card.view';

test('names the card by its heading, sets its ID and busy state, and shows badge, state and rows in this order', () => {
  render(
    <RowsCard
      badge={<a href="#/beta">Beta</a>}
      busy
      icon="lock"
      id="firewall"
      state="Active"
      testId="rows"
      title="Firewall"
    >
      <CardRow>Rules</CardRow>
    </RowsCard>,
  );
  const card = screen.getByRole('article', { name: 'Firewall' });
  expect(card).toBe(screen.getByTestId('rows'));
  expect(card).toHaveAttribute('id', 'firewall');
  expect(card).toHaveAttribute('aria-busy', 'true');
  expect(within(card).getByRole('heading', { level: 3, name: 'Firewall' })).toBeVisible();
  expect(card).toHaveTextContent(/^FirewallBetaActiveRules$/);
});
