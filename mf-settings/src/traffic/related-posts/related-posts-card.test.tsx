import { screen, within } from '@testing-library/react';
import { flip, mountCard, onWrite, toggle } from '../../engine/testing/settings-under-test';
import { relatedPosts } from './related-posts.card';

const serverValues = { 'related-posts': true, show_headline: true, show_thumbnails: false };
const preview = () => screen.getByRole('figure', { name: 'Preview' });
const pictures = () => screen.queryAllByTestId('related-posts-picture');

test('SET-121 SET-122 SET-123 disables the options for heading and thumbnails while related posts are off', async () => {
  await mountCard(relatedPosts, serverValues);
  expect(await toggle('related-posts')).toBeChecked();
  expect(await toggle('show_headline')).toHaveAccessibleName('Highlight related content with a heading');
  expect(await toggle('show_thumbnails')).toHaveAccessibleName('Show a thumbnail image where available');
  onWrite({ 'related-posts': false }, serverValues);
  await flip('related-posts');
  expect(await toggle('show_headline')).toBeDisabled();
  expect(await toggle('show_thumbnails')).toBeDisabled();
});

test('SET-124 previews three sample posts, with the heading and pictures that the options turn on', async () => {
  await mountCard(relatedPosts, serverValues);
  expect(within(preview()).getAllByRole('listitem')).toHaveLength(3);
  expect(within(preview()).getByText('Related')).toBeVisible();
  expect(pictures()).toHaveLength(0);

  onWrite({ show_thumbnails: true }, serverValues);
  await flip('show_thumbnails');
  expect(pictures()).toHaveLength(3);
  const values = { ...serverValues, show_thumbnails: true };
  onWrite({ show_headline: false }, values);
  await flip('show_headline');
  expect(within(preview()).queryByText('Related')).toBeNull();

  onWrite({ 'related-posts': false }, { ...values, show_headline: false });
  await flip('related-posts');
  expect(screen.queryByRole('figure')).toBeNull();
});

test('SET-125 links to the related posts in the Customizer, which returns to this tab', async () => {
  await mountCard(relatedPosts, serverValues, ({ initial }) => {
    initial.lastPostUrl = 'http://site.example/hello/';
  });
  const link = screen.getByRole('link', { name: 'Customize related posts' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://site.example');
  expect(pathname).toBe('/wp-admin/customize.php');
  expect(Object.fromEntries(searchParams)).toEqual({
    'autofocus[section]': 'jetpack_relatedposts',
    return: 'http://localhost/wp-admin/admin.php?page=flightdeck#/traffic',
    url: 'http://site.example/hello/',
  });
});
