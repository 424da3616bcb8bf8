import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Failure, failure } from '../../../contracts/areas/failure';
import { backOnline } from '../../../testing/values';
import { provideOlderReleases } from './older-release';
import { causeOf, useRetry } from './same-cause';

afterEach(cleanup);

const lostChunk = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const failed = (code: Failure['code'], part: 'mf-settings/security' | 'mf-settings/traffic' | 'mf-licensing/notice') =>
  // A failure of the loader names area and part; an error thrown by a part names only the part.
  failure(code, 'x', { part, ...(code !== 'area-mount' && { area: part.split('/')[0] ?? '' }) });
const lostLater = () => failure('area-mount', 'x', { part: 'mf-settings/traffic', cause: lostChunk() });

test.each<[string, Failure, Failure, boolean]>([
  [
    'lost files of two areas have the same cause',
    failed('area-script', 'mf-settings/security'),
    failed('area-script', 'mf-licensing/notice'),
    true,
  ],
  [
    'a lost file and a file that times out have the same cause',
    failed('area-script', 'mf-settings/security'),
    failed('area-timeout', 'mf-licensing/notice'),
    true,
  ],
  [
    'a file lost at the start and one lost later have the same cause',
    failed('area-truncated', 'mf-settings/security'),
    lostLater(),
    true,
  ],
  [
    'two parts of an area that does not start have the same cause',
    failed('area-start', 'mf-settings/security'),
    failed('area-start', 'mf-settings/traffic'),
    true,
  ],
  [
    'two areas that do not start have different causes',
    failed('area-start', 'mf-settings/security'),
    failed('area-start', 'mf-licensing/notice'),
    false,
  ],
  [
    'two parts that throw have different causes',
    failed('area-mount', 'mf-settings/security'),
    failed('area-mount', 'mf-settings/traffic'),
    false,
  ],
  [
    'a lost file and an area that throws have different causes',
    failed('area-script', 'mf-settings/security'),
    failed('area-start', 'mf-settings/security'),
    false,
  ],
])('%s', (_what, one, other, isSame) => {
  expect(causeOf(one) === causeOf(other)).toBe(isSame);
});

function RetryButton({ failure: lost, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  return (
    <button onClick={useRetry(lost, onRetry)} type="button">
      {lost.part}
    </button>
  );
}

test('one Retry button retries all mounted parts that failed for the same cause, and no others', async () => {
  const retries = { first: jest.fn(), second: jest.fn(), thrown: jest.fn(), unmounted: jest.fn() };
  render(<RetryButton failure={failed('area-script', 'mf-settings/traffic')} onRetry={retries.unmounted} />).unmount();
  render(<RetryButton failure={failed('area-script', 'mf-settings/security')} onRetry={retries.first} />);
  render(<RetryButton failure={failed('area-script', 'mf-licensing/notice')} onRetry={retries.second} />);
  render(<RetryButton failure={failed('area-mount', 'mf-settings/traffic')} onRetry={retries.thrown} />);
  await userEvent.click(screen.getByRole('button', { name: 'mf-settings/security' }));
  for (const retry of [retries.first, retries.second]) expect(retry).toHaveBeenCalledTimes(1);
  for (const retry of [retries.thrown, retries.unmounted]) expect(retry).not.toHaveBeenCalled();
});

test('when the browser is back online, parts with lost files are retried, but parts that threw are not', () => {
  const retries = { lost: jest.fn(), thrown: jest.fn() };
  const { unmount } = render(
    <RetryButton failure={failed('area-script', 'mf-settings/security')} onRetry={retries.lost} />,
  );
  render(<RetryButton failure={failed('area-mount', 'mf-settings/traffic')} onRetry={retries.thrown} />);
  backOnline();
  expect(retries.lost).toHaveBeenCalledTimes(1);
  expect(retries.thrown).not.toHaveBeenCalled();
  unmount();
  backOnline();
  expect(retries.lost).toHaveBeenCalledTimes(1);
});

test.each([
  ['reloads the files of a running area that lost a file', lostLater(), [['mf-settings']]],
  ['remounts a part that threw', failed('area-mount', 'mf-settings/traffic'), []],
])('Retry %s', async (_what, lost, reloads) => {
  const reloadFiles = jest.fn();
  provideOlderReleases({ protocol: 1, version: () => null, use: () => {}, reloadFiles });
  const onRetry = jest.fn();
  render(<RetryButton failure={lost} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button'));
  expect([reloadFiles.mock.calls, onRetry.mock.calls.length]).toEqual([reloads, 1]);
});
