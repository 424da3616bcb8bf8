import { act, screen } from '@testing-library/react';
import { reactClient } from './react-client';

// Without `act`, React draws as on a page.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

const activation = { hasBeenActive: false };
Object.defineProperty(navigator, 'userActivation', { value: activation });

test.each([
  ['in the background until the user acts', false],
  ['at once after the user acted', true],
])('a part is drawn %s, and each update in the background', async (_when, hasBeenActive) => {
  activation.hasBeenActive = hasBeenActive;
  const root = reactClient.createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<p>first</p>);
  expect(screen.queryByText('first') !== null).toBe(hasBeenActive);
  await screen.findByText('first');
  root.render(<p>second</p>);
  expect(screen.queryByText('second')).toBeNull();
  await screen.findByText('second');
  act(() => root.unmount());
});
