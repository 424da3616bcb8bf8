import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../../contracts/areas/failure';
import { backOnline } from '../../../testing/values';
import { FailedPart } from './failed-part.view';

jest.mock('./full-panel.view', () => {
  throw Object.assign(new Error('Loading chunk 576 failed.'), { name: 'ChunkLoadError' });
});
afterEach(cleanup);

test.each([
  [
    'area-script',
    'Security is not available',
    "Couldn't load a required file. A browser extension such as an ad blocker may have blocked it, or a proxy or optimizer may have changed it.",
  ],
  ['area-start', 'Security is not available', null],
  ['area-mount', 'Security stopped working', null],
] as const)(
  'without the full panel, the brief panel for %s has the name of the part and Retry',
  async (code, title, message) => {
    const onRetry = jest.fn();
    const lost = failure(code, 'Loading chunk 12 failed.', { area: 'mf-settings', part: 'mf-settings/security' });
    const { container } = render(<FailedPart failure={lost} label="Security" onRetry={onRetry} />);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(message);
    expect(container).not.toHaveTextContent('Loading chunk');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);

test('offers to reload the page once the file of the full panel could not be loaded in three attempts', async () => {
  const lost = failure('area-script', 'Loading chunk 12 failed.', { area: 'mf-settings' });
  render(<FailedPart failure={lost} label="Security" onRetry={() => {}} />);
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  await act(backOnline);
  await act(backOnline);
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Couldn't load a required file. Reload the page and try again.$/,
  );
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
