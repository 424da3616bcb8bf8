import { cleanup, render } from '@testing-library/react';
import { type Failure, failure } from '../../../contracts/areas/failure';
import { backOnline } from '../../../testing/values';
import { useRetryOnline } from './retry-online';

afterEach(cleanup);

const lostChunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const failed = (code: Failure['code'], cause?: Error) => failure(code, 'x', { part: 'mf-settings/security', cause });

function Retried({ cause, onRetry }: { readonly cause: Failure; readonly onRetry: () => void }) {
  useRetryOnline(cause, onRetry);
  return null;
}

test.each([
  ['a part whose file was lost at the start', failed('area-script'), 1],
  ['a part whose first file is incomplete', failed('area-truncated'), 1],
  ['a part whose file was late', failed('area-timeout'), 1],
  ['a part that lost a file later', failed('area-mount', lostChunk), 1],
  ['no part that threw', failed('area-mount', new TypeError('x')), 0],
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
