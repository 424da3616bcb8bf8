import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailurePanel, type FailurePanelProps } from './failure-panel.view';

const props: FailurePanelProps = {
  title: 'Settings could not be shown',
  works: 'The rest of the dashboard works.',
  cause: 'The server answered 404 for a file of this part.',
  remedy: 'Retry loads the newest version.',
  code: 'area-script',
  version: 'mf-settings 2.3.1',
  address: 'https://site.example/mf-settings/entry.js',
};

test('shows what failed, why, and what to do', () => {
  render(<FailurePanel {...props} />);
  const panel = screen.getByRole('region', { name: 'Settings could not be shown' });
  expect(panel).toHaveTextContent('Cause');
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([props.cause, props.remedy]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(props.title);
});

test('only the heading and the sentence about what still works are announced', () => {
  render(<FailurePanel {...props} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Settings could not be shown\s*The rest of the dashboard works\.$/,
  );
});

test('Retry calls its handler once, and is busy during the retry', async () => {
  const retry = jest.fn();
  const { rerender } = render(<FailurePanel {...props} onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(<FailurePanel {...props} onRetry={retry} retrying />);
  const button = screen.getByRole('button', { name: 'Retrying…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('hints for people in other roles are in the details', () => {
  render(<FailurePanel {...props} hints={[{ who: 'For developers:', text: 'The console has the error.' }]} />);
  expect(screen.getByRole('group')).toHaveTextContent(/For developers: The console has the error\.$/);
  expect(screen.getAllByRole('definition')).toHaveLength(2);
});

test('codes are in the closed details, and the address is text', () => {
  const { container } = render(<FailurePanel {...props} />);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  expect(screen.getByText('mf-settings 2.3.1 · area-script')).toBeInTheDocument();
  expect(screen.getByText('https://site.example/mf-settings/entry.js')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
