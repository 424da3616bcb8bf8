import { startLinks } from '@flightdeck/shared/links';
import { fakeModals } from '@flightdeck/shared/testing/parts';
import { fakeServer } from '@flightdeck/shared/testing/server';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initial as sample } from '../testing/facts';
import { type NoticeFields, showNotices, waitForLazyView } from '../testing/show-notices';

fakeServer();
beforeAll(fakeModals);
afterEach(cleanup);

const release = {
  release_post_content: '<p>Faster <a href="https://jetpack.com/blog">than ever</a></p>',
  release_post_title: '',
};
const withRelease = (change: object = {}) => ({
  initial: { jetpackStateNotices: { ...sample.jetpackStateNotices, messageContent: { ...release, ...change } } },
});

test('ROOT-065 shows the content, with the version as title if the post has no title, records the view, and closes', async () => {
  Reflect.deleteProperty(globalThis, '_tkq');
  showNotices(withRelease());
  const dialog = await screen.findByRole('dialog', { name: 'New in Jetpack 11.9.1' });
  expect(dialog).toHaveTextContent('Faster than ever');
  expect(Reflect.get(globalThis, '_tkq')).toEqual([
    ['recordEvent', 'jetpack_warm_welcome_view', { version: '11.9.1' }],
  ]);
  expect(screen.getByRole('link', { name: /than ever/ })).toHaveAttribute('target', '_blank');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('does not link to an address that is not allowed', async () => {
  showNotices(withRelease({ release_post_content: '<a href="javascript:alert(1)" onclick="alert(1)">more</a>' }));
  expect(await screen.findByText(/more/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /more/ })).toBeNull();
});

test('shows the title of the post as text, and its image, which is removed if it does not load', async () => {
  startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' });
  const release_post_featured_image = ['https://jetpack.com/new.png', 600, 400];
  showNotices(withRelease({ release_post_featured_image, release_post_title: 'Jetpack <i>12</i>' }));
  const dialog = await screen.findByRole('dialog', { name: 'Jetpack 12' });
  const image = within(dialog).getByRole('presentation');
  expect(image).toHaveAttribute('src', 'https://jetpack.com/new.png');
  fireEvent.error(image);
  expect(within(dialog).queryByRole('presentation')).toBeNull();
  expect(dialog).toHaveTextContent('Faster than ever');
});

test.each<[string, NoticeFields]>([
  ['without content', withRelease({ release_post_content: '' })],
  ['on the hosted platform', { ...withRelease(), facts: { isAtomicPlatform: true } }],
])('is not shown %s', async (_what, input) => {
  showNotices(input);
  await waitForLazyView(import('./release-dialog.view'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
