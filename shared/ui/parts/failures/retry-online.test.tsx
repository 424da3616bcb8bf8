import { cleanup, render } from '@testing-library/react';
import { type Failure, failure } from '../../../contracts/areas/failure';
import { backOnline } from '../../../testing/values';
import { useRetryOnline } from './retry-online';

afterEach(cleanup);

// `find-replacement.test.ts` proves which failures lack a file.
const failed = (code: Failure['code']) => failure(code, 'x', { part: 'mf-settings/security' });

function Retried({ cause, onRetry }: { readonly cause: Failure; readonly onRetry: () => void }) {
  useRetryOnline(cause, onRetry);
  return null;
}

test.each([
  ['a part whose file was lost at the start', failed('area-script'), 1],
  ['a part whose file was late', failed('area-timeout'), 1],
  ['no part of an area that does not start', failed('area-start'), 0],
])('when the browser is back online, retries %s', (_which, cause, count) => {
  const onRetry = jest.fn();
  const { unmount } = render(<Retried cause={cause} onRetry={onRetry} />);
  backOnline();
  expect(onRetry).toHaveBeenCalledTimes(count);
  unmount();
  backOnline();
  expect(onRetry).toHaveBeenCalledTimes(count);
});
