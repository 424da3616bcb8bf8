import { failure, failureCodes } from '@flightdeck/shared/contracts/failure';
import { catalogue } from '@flightdeck/shared/failures';
import { cleanup, render, screen } from '@testing-library/react';
import FailurePanelOfPart from './failure-panel.view';

afterEach(cleanup);

test.each(failureCodes)('%s: cause and remedy in the open, code and what others can do in the details', (code) => {
  const given = failure(code, 'What happened.', {
    area: 'mf-settings',
    version: '1.2.0',
    wanted: 'a 2',
    present: 'a 1',
  });
  render(<FailurePanelOfPart failure={given} label="Settings" onRetry={() => {}} />);
  const [cause, remedy] = screen.getAllByRole('definition');
  const { owner, operator, developer, cause: why } = catalogue[code];
  expect(cause).toHaveTextContent(why(given, 'Settings'));
  expect(remedy).toHaveTextContent(owner('mf-settings'));
  const details = screen.getByRole('group');
  expect(details).toHaveTextContent(`mf-settings 1.2.0 · ${code}`);
  expect(details).toHaveTextContent(`For whoever runs this site: ${operator()}`);
  expect(details).toHaveTextContent(`For developers: ${developer()}`);
});
