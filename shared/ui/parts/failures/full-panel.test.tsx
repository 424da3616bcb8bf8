import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { catalogue } from '../../../client/failures/catalogue';
import { failure, failureCodes } from '../../../contracts/areas/failure';
import FullPanel from './full-panel.view';

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

test.each([
  ['area-replaced', 'Reload the page'],
  ['rest-sign-in', 'Reload the page'],
  ['rest-network', 'Retry'],
] as const)('the panel for %s offers only "%s"', async (code, name) => {
  await show(<FullPanel failure={failure(code, 'It failed.')} label="Settings" onRetry={() => {}} />);
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels.filter((label) => label === 'Retry' || label === 'Reload the page')).toEqual([name]);
});
