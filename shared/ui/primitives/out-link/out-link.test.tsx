import { render, screen } from '@testing-library/react';
import { OutLink } from './out-link.view';

test('an allowed address is a link in this tab', () => {
  render(<OutLink href="https://wordpress.com/support/">Support</OutLink>);
  const link = screen.getByRole('link', { name: 'Support' });
  expect(link).toHaveAttribute('href', 'https://wordpress.com/support/');
  expect(link).not.toHaveAttribute('target');
});

test('a link to a new tab says so, and the new tab has no opener', () => {
  render(
    <OutLink href="https://jetpack.com/terms" newTab>
      Terms
    </OutLink>,
  );
  const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('an address that is not allowed is no link: its text shows with a note', () => {
  render(<OutLink href="https://evil.example/">Upgrade</OutLink>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Upgrade').parentElement).toHaveTextContent('Upgrade (address not allowed)');
});

test('a link can have the style of a button', () => {
  render(
    <OutLink href="https://jetpack.com/" variant="secondary">
      Upgrade
    </OutLink>,
  );
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveClass('button', 'secondary');
});
