import { act, render, screen } from '@testing-library/react';
import { readQrCode } from '../../../testing/read-qr-code';
import { QrCode } from './qr-code.view';

// Keep this test first: once the view is loaded, no placeholder shows.
test('a placeholder reserves the space of the code until its file has loaded', async () => {
  const { container } = render(<QrCode label="QR code" text="x" />);
  expect(container.querySelector('[style*="block-size: 80px"]')).not.toBeNull();
  expect(await screen.findByRole('img')).toBeVisible();
});

test.each(['https://jetpack.com/app', 'https://site.example/?ä=“ü”&x=<y>'])('a QR reader decodes %s', async (text) => {
  render(<QrCode label="QR code of a page" text={text} />);
  const code = await screen.findByRole('img', { name: 'QR code of a page' });
  expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['80', '80']);
  expect(readQrCode(code)).toBe(text);
});

test('a code far below the window is drawn when the user scrolls near it', async () => {
  let scrollNear = () => {};
  class Observer {
    constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      scrollNear = () => callback([{ isIntersecting: true }]);
      callback([{ isIntersecting: false }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  render(<QrCode label="QR code" text="x" />);
  await act(async () => {});
  expect(screen.queryByRole('img')).toBeNull();
  act(scrollNear);
  expect(await screen.findByRole('img')).toBeVisible();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
