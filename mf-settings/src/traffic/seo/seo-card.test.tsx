import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectFlip, expectSave, mountCard, toggle } from '../../engine/testing/settings-under-test';
import { seo } from './seo.card';

const formats = {
  front_page: [
    { type: 'token', value: 'site_name' },
    { type: 'string', value: ' | ' },
    { type: 'token', value: 'tagline' },
  ],
  posts: [],
  pages: [],
  groups: [],
  archives: [],
};
const serverValues = {
  'seo-tools': true,
  advanced_seo_title_formats: formats,
  advanced_seo_front_page_description: 'A site about bread.',
};
const yoast = { name: 'Yoast SEO', slug: 'wordpress-seo', active: true, version: '20.0' };
const mount = (plugins: object = {}, values: object = {}) => {
  onCall('GET', 'plugins').reply(200, plugins);
  return mountCard(seo, { ...serverValues, ...values });
};
const section = (testId: string) => screen.findByTestId(testId);
const titleField = (type: string) => within(screen.getByTestId(`title-${type}`));

test('SET-126 hides the SEO sections when the SEO tools are turned off', async () => {
  await mount();
  expect(await section('seo-titles')).toBeInTheDocument();
  await expectFlip('seo-tools', { 'seo-tools': false }, serverValues);
  expect(screen.queryByTestId('seo-titles')).toBeNull();
});

test('SET-139 SET-140 names an active SEO plugin and disables the switch', async () => {
  await mount({ 'wordpress-seo/wp-seo.php': yoast });
  expect(await screen.findByText('Your SEO settings are managed by the following plugin: Yoast SEO')).toBeVisible();
  expect(await toggle('seo-tools')).toBeDisabled();
  expect(screen.queryByTestId('seo-titles')).toBeNull();
});

test('SET-139 ignores an SEO plugin that is installed but not active', async () => {
  await mount({ 'wordpress-seo/wp-seo.php': { ...yoast, active: false } });
  expect(await section('seo-titles')).toBeInTheDocument();
  expect(await toggle('seo-tools')).toBeEnabled();
});

test('SET-026.3 SET-130 SET-131 edits a title per page type, inserts tokens at the cursor and saves text and tokens', async () => {
  await mount();
  fireEvent.click(within(await section('seo-titles')).getByText('Page titles'));
  expect(screen.getAllByTestId(/^title-/).map((field) => field.getAttribute('aria-label'))).toEqual([
    'Front page',
    'Posts',
    'Pages',
    'Tags',
    'Archives',
  ]);
  const front = titleField('front_page').getByRole('textbox');
  expect(front).toHaveValue('[site_name] | [tagline]');
  expect(
    titleField('archives')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Add site title', 'Add tagline', 'Add archive title']);

  const posts = titleField('posts').getByRole('textbox');
  await userEvent.type(posts, 'News: !');
  posts.focus();
  if (posts instanceof HTMLInputElement) posts.setSelectionRange(6, 6);
  await userEvent.click(titleField('posts').getByRole('button', { name: 'Add post title' }));
  expect(posts).toHaveValue('News: [post_title]!');
  expect(posts).toHaveFocus();
  expect(posts).toHaveProperty('selectionStart', 'News: [post_title]'.length);
  expect(titleField('posts').getByText('Preview: News: Example title!')).toBeVisible();

  const parts = [
    { type: 'string', value: 'News: ' },
    { type: 'token', value: 'post_title' },
    { type: 'string', value: '!' },
  ];
  const changes = { advanced_seo_title_formats: { ...formats, posts: parts } };
  await expectSave(changes, serverValues);
  expect(titleField('posts').getByRole('textbox')).toHaveValue('News: [post_title]!');
});

test.each([
  ['SET-127', 'seo-titles', 'Page titles'],
  ['SET-128', 'seo-description', 'Front page meta description'],
  ['SET-129', 'seo-previews', 'Previews for Google, Facebook and Twitter'],
])('%s the section %s, titled "%s", is collapsed at first, and expands and collapses', async (_id, testId, title) => {
  await mount();
  const heading = within(await section(testId)).getByRole('heading', { level: 4, name: title });
  expect(await section(testId)).not.toHaveAttribute('open');
  await userEvent.click(heading);
  expect(await section(testId)).toHaveAttribute('open');
  await userEvent.click(heading);
  expect(await section(testId)).not.toHaveAttribute('open');
});

test('SET-026.3 SET-128 SET-138 explains the length of the description and saves it', async () => {
  await mount();
  const field = within(await section('seo-description')).getByLabelText('Front page meta description');
  expect(field).toHaveValue('A site about bread.');
  expect(field).toHaveAccessibleDescription(/up to 160 characters/);
  fireEvent.change(field, { target: { value: 'Only cake.' } });
  await expectSave({ advanced_seo_front_page_description: 'Only cake.' }, serverValues);
});

test('SET-135 SET-136 SET-137 counts the characters of the description, warns about a long one and stops at 300', async () => {
  await mount();
  const description = within(await section('seo-description'));
  const field = description.getByLabelText('Front page meta description');
  expect(field).toHaveAttribute('maxlength', '300');
  const type = (length: number) => fireEvent.change(field, { target: { value: 'a'.repeat(length) } });
  const warning = () => description.queryByText(/^Longer than most/);
  fireEvent.click(description.getByRole('heading', { name: 'Front page meta description' }));
  type(159);
  expect(description.queryByText('Maximum characters reached.')).toBeNull();
  expect(warning()).toBeNull();
  type(160);
  expect(warning()).toBeVisible();
  expect(description.getByText('160 of 300 characters')).toBeVisible();
  type(300);
  expect(description.getByText('Maximum characters reached.')).toBeVisible();
  expect(warning()).toBeNull();
});

test('SET-129 SET-213 the previews show the typed description, and the site icon in size 512', async () => {
  onCall('GET', 'plugins').reply(200, {});
  await mountCard(seo, serverValues, ({ initial }) => {
    initial.siteData.icon = 'https://site.example/icon.png';
  });
  fireEvent.click(within(await section('seo-previews')).getByText('Previews for Google, Facebook and Twitter'));
  for (const name of ['Google search', 'Facebook', 'Twitter'])
    expect(await screen.findByRole('figure', { name })).toHaveTextContent('A site about bread.');
  for (const name of ['Facebook', 'Twitter'])
    expect(screen.getByRole('figure', { name }).querySelector('img')).toHaveAttribute(
      'src',
      'https://site.example/icon.png?s=512',
    );
  fireEvent.change(screen.getByLabelText('Front page meta description'), { target: { value: 'Only cake.' } });
  for (const name of ['Google search', 'Facebook', 'Twitter'])
    expect(screen.getByRole('figure', { name })).toHaveTextContent('Only cake.');
});
