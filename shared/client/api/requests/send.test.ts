/** @jest-environment ./tools/jest/environment.cjs */
import { onCall, startTestApi } from '../../../testing/wire';
import { send } from './send';

test('the first request waits until the page is painted; later requests do not wait', async () => {
  startTestApi();
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  const requested: string[] = [];
  const answer = (name: string) => () => {
    requested.push(name);
    return {};
  };
  onCall('GET', 'site').reply(200, answer('first'));
  const first = send({ method: 'GET', path: 'site' });
  // Half of the time after which requests no longer wait for a paint.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(requested).toEqual([]);
  frames[0]?.(0);
  await first;
  expect(requested).toEqual(['first']);

  onCall('GET', 'site').reply(200, answer('second'));
  await send({ method: 'GET', path: 'site' });
  expect(requested).toEqual(['first', 'second']);
  expect(frames).toHaveLength(1);
});
