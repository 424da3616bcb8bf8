import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ForeignEntry, releaseAt } from '../../overrides/release-at';
import { Overrides } from './overrides.view';

jest.mock('../../overrides/release-at');

const origin = 'https://next.example';
const release: ForeignEntry = {
  base: 'mf-settings/0.2.0-bb/',
  version: '0.2.0-bb',
  files: {},
  entry: 'remote.js',
  container: 'x',
  manifest: { name: 'mf-settings', parts: {}, widgets: [], needs: {} },
  chunks: {},
  origin: `${origin}/mf-settings/0.2.0-bb/`,
};
const mockedReleaseAt = jest.mocked(releaseAt);
const show = (origins: readonly string[], mayOverride = true) =>
  render(
    <Overrides
      areas={['mf-dashboard', 'mf-licensing', 'mf-settings']}
      mayOverride={mayOverride}
      origins={origins}
      versionOf={() => '0.1.0-aa'}
    />,
  );
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check release' }));

afterEach(cleanup);

test.each([
  ['no origin is allowed', [], true, /^All areas load from this site/],
  ['the user lacks the permission', [origin], false, /^Only administrators can load areas/],
])('offers no choice when %s', (_what, origins, mayOverride, text) => {
  show(origins, mayOverride);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('shows the area and the full address before it stores an override; another area closes the confirmation', async () => {
  mockedReleaseAt.mockResolvedValue(release);
  show([origin]);
  await userEvent.selectOptions(screen.getByLabelText('Area'), 'mf-settings');
  await check();
  expect(mockedReleaseAt).toHaveBeenCalledWith(origin, 'mf-settings');
  const confirmation = screen.getByRole('region', { name: 'Load mf-settings from another origin?' });
  expect(confirmation).toHaveTextContent(`${origin}/mf-settings/0.2.0-bb/`);
  expect(confirmation).toHaveTextContent('0.2.0-bb instead of 0.1.0-aa');
  // No override is stored before the user confirms.
  expect(sessionStorage).toHaveLength(0);
  await userEvent.selectOptions(screen.getByLabelText('Area'), 'mf-licensing');
  expect(screen.queryByRole('region', { name: /another origin/ })).toBeNull();
});

test('discards the result of a check if the user chooses another area before it ends', async () => {
  let finishCheck = (_release: ForeignEntry) => {};
  mockedReleaseAt.mockReturnValue(
    new Promise((resolve) => {
      finishCheck = resolve;
    }),
  );
  show([origin]);
  await check();
  await userEvent.selectOptions(screen.getByLabelText('Area'), 'mf-settings');
  await act(async () => finishCheck(release));
  expect(screen.queryByRole('region', { name: /another origin/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Check release' })).toBeEnabled();
});

test('reports at the Origin field that the origin has no release of the area', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockedReleaseAt.mockRejectedValue(new Error('404'));
  show([origin]);
  await check();
  expect(screen.getByLabelText('Origin')).toHaveAccessibleDescription(/find a release of mf-dashboard/);
  expect(consoleError).toHaveBeenCalled();
  consoleError.mockRestore();
});

test('reports at the Origin field that the browser blocks storage', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  mockedReleaseAt.mockResolvedValue(release);
  show([origin]);
  await check();
  await userEvent.click(screen.getByRole('button', { name: 'Load this release' }));
  expect(screen.getByLabelText('Origin')).toHaveAccessibleDescription(/^Couldn't load this release\. Allow this site/);
  expect(screen.queryByRole('region', { name: /another origin/ })).toBeNull();
  blocked.mockRestore();
  log.mockRestore();
});
