import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast, ToastRegion } from './toast.view';

test('a toast has no role; its region announces it, and an error at once', () => {
  const { rerender } = render(<ToastRegion />);
  const [polite, urgent] = [screen.getByRole('status'), screen.getByRole('alert')];
  expect(polite).toBeEmptyDOMElement();
  rerender(
    <ToastRegion>
      <Toast status="is-success">Updated settings.</Toast>
    </ToastRegion>,
  );
  expect(screen.getByRole('status')).toBe(polite);
  expect(polite).toHaveTextContent('Updated settings.');
  expect(urgent).toBeEmptyDOMElement();
  rerender(
    <ToastRegion urgent>
      <Toast status="is-error">Error updating settings.</Toast>
    </ToastRegion>,
  );
  expect(polite).toBeEmptyDOMElement();
  expect(urgent).toHaveTextContent('Error updating settings.');
});

test('the Dismiss button of a toast calls onDismiss', async () => {
  const dismiss = jest.fn();
  render(
    <Toast onDismiss={dismiss} status="is-error">
      Text
    </Toast>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('a toast shows a spinner instead of the icon while work is running', () => {
  const { container } = render(
    <Toast busy status="is-info">
      Updating settings…
    </Toast>,
  );
  expect(container.querySelector('.spinner')).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
});
