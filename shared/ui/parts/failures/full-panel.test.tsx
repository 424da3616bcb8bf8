import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { catalogue } from '../../../client/failures/catalogue';
import { failure, failureCodes } from '../../../contracts/areas/failure';
import { areaFailures } from './area-failures';
import FullPanel from './full-panel.view';
import { provideOlderReleases } from './older-release';

afterEach(cleanup);

/** Renders the panel and waits until it has checked for another live release. */
async function show(panel: ReactElement) {
  const shown = render(panel);
  await act(async () => {});
  return shown;
}

test.each(failureCodes)(
  'the panel for %s shows cause and remedy, and in its details the code and further remedies',
  async (code) => {
    const reported = failure(code, 'It failed.', {
      area: 'mf-settings',
      version: '1.2.0',
      needed: 'a 2',
      present: 'a 1',
    });
    await show(<FullPanel failure={reported} label="Settings" onRetry={() => {}} />);
    const [cause, remedy] = screen.getAllByRole('definition');
    const { owner, operator, developer, cause: causeText } = catalogue[code];
    expect(cause).toHaveTextContent(causeText(reported, 'Settings'));
    expect(remedy).toHaveTextContent(owner('mf-settings'));
    const details = screen.getByRole('group');
    expect(details).toHaveTextContent(`mf-settings 1.2.0 · ${code}`);
    expect(details).toHaveTextContent(`For site administrators: ${operator()}`);
    expect(details).toHaveTextContent(`For developers: ${developer()}`);
  },
);

describe('after a failure of an area,', () => {
  const use = jest.fn();
  const reloadFiles = jest.fn();
  const failed = () => failure('area-mount', 'Broken.', { part: 'mf-settings/security' });
  const offerButton = { name: 'Use version 1.0.0, which worked before' };
  beforeEach(() => {
    areaFailures().clear();
    const version = (area: string) => (area === 'mf-settings' ? '1.0.0' : null);
    provideOlderReleases({ protocol: 1, version, use, reloadFiles });
  });

  test('the panel of a second failure offers the last working release, and a click retries with it', async () => {
    const retry = jest.fn();
    const { rerender } = await show(<FullPanel failure={failed()} label="Settings" onRetry={retry} />);
    expect(screen.queryByRole('button', offerButton)).toBeNull();
    rerender(<FullPanel failure={failed()} label="Settings" onRetry={retry} />);
    await act(async () => {});
    await userEvent.click(screen.getByRole('button', offerButton));
    expect([use.mock.calls, retry.mock.calls.length]).toEqual([[['mf-settings']], 1]);
  });

  test('the same failure, rendered again, counts once', async () => {
    const reported = failed();
    (await show(<FullPanel failure={reported} label="Settings" onRetry={() => {}} />)).unmount();
    await show(<FullPanel failure={reported} label="Settings" onRetry={() => {}} />);
    expect(screen.queryByRole('button', offerButton)).toBeNull();
  });

  test('no release is offered if none has worked before', async () => {
    for (const _failure of [1, 2, 3]) {
      cleanup();
      const other = failure('area-start', 'x', { area: 'mf-licensing' });
      await show(<FullPanel failure={other} label="Licenses" onRetry={() => {}} />);
    }
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
