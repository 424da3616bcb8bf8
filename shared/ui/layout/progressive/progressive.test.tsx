import { reactClient } from '@flightdeck/shared/parts';
import { painted } from '@flightdeck/shared/timing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Progressive } from './progressive.view';

const isWaiting = () => document.querySelector('[data-fd-waiting]') !== null;
const texts = () => screen.queryAllByRole('paragraph').map((each) => each.textContent);

test('the first child shows at once, and the others one by one, in order', async () => {
  const drawnTexts: (readonly (string | null)[])[] = [];
  const observer = new MutationObserver(() => drawnTexts.push(texts()));
  observer.observe(document.body, { childList: true, subtree: true });
  render(
    <Progressive>
      <p>one</p>
      {false}
      <p>two</p>
      <p>three</p>
    </Progressive>,
  );
  expect(texts()).toEqual(['one']);
  expect(isWaiting()).toBe(true);
  expect(await screen.findByText('three')).toBeVisible();
  observer.disconnect();
  expect(isWaiting()).toBe(false);
  expect(drawnTexts).toEqual(expect.arrayContaining([['one'], ['one', 'two'], ['one', 'two', 'three']]));
});

test('a single child shows without a waiting marker, and a child that is added later shows too', async () => {
  const { rerender } = render(
    <Progressive>
      <p>one</p>
    </Progressive>,
  );
  expect(isWaiting()).toBe(false);
  rerender(
    <Progressive>
      <p>one</p>
      <p>two</p>
    </Progressive>,
  );
  expect(await screen.findByText('two')).toBeVisible();
  expect(isWaiting()).toBe(false);
});

test('nothing is drawn after the unmount', async () => {
  const { unmount } = render(
    <Progressive>
      <p>one</p>
      <p>two</p>
    </Progressive>,
  );
  unmount();
  await act(painted);
  expect(texts()).toEqual([]);
});

test('all children show together in the first frame of the page, and one by one later', async () => {
  const draw = () => {
    const root = reactClient.createRoot(document.body.appendChild(document.createElement('div')));
    act(() =>
      root.render(
        <Progressive>
          <p>one</p>
          <p>two</p>
        </Progressive>,
      ),
    );
    return root;
  };
  const first = draw();
  expect(texts()).toEqual(['one', 'two']);
  expect(isWaiting()).toBe(false);
  await act(painted);
  act(() => first.unmount());
  const second = draw();
  expect(texts()).toEqual(['one']);
  await waitFor(() => expect(texts()).toEqual(['one', 'two']));
  act(() => second.unmount());
});
