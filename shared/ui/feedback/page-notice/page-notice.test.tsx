import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageNotice } from './page-notice.view';

test.each([
  ['is-success', 'status'],
  ['is-error', 'alert'],
  ['is-info', 'status'],
  ['is-warning', 'status'],
] as const)('SHR-130.6 a notice with the status %s has its class and the role %s', (status, role) => {
  const { container } = render(<PageNotice status={status}>Jetpack is now active.</PageNotice>);
  expect(container.firstElementChild).toHaveClass('notice', status);
  expect(screen.getByRole(role)).toHaveTextContent('Jetpack is now active.');
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('a notice can be closed only if the caller allows it', async () => {
  const dismiss = jest.fn();
  const { rerender } = render(<PageNotice status="is-info">Text</PageNotice>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <PageNotice onDismiss={dismiss} status="is-info">
      Text
    </PageNotice>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('the buttons of a notice are not part of the announcement', () => {
  render(
    <PageNotice action={<button type="button">Try again</button>} status="is-error">
      There was an error reconnecting Jetpack.
    </PageNotice>,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^There was an error reconnecting Jetpack\.$/);
});
