import { isPostMarkdownOn, postMarkdownChanges } from './markdown-posts';

test.each([
  ['on', 'SET-042 with the module off', false, false, { markdown: true, wpcom_publish_posts_with_markdown: true }],
  [
    'on',
    'with the module off and an option left over for comments',
    false,
    true,
    { markdown: true, wpcom_publish_posts_with_markdown: true, wpcom_publish_comments_with_markdown: false },
  ],
  ['on', 'with the module on', true, true, { wpcom_publish_posts_with_markdown: true }],
  ['off', 'while comments use the module', true, true, { wpcom_publish_posts_with_markdown: false }],
  ['off', 'while nobody else does', true, false, { markdown: false, wpcom_publish_posts_with_markdown: false }],
  ['off', 'with the module off already', false, false, { wpcom_publish_posts_with_markdown: false }],
])('Markdown for posts %s, %s', (to, _what, module, comments, sent) => {
  expect(postMarkdownChanges(to === 'on', { module, comments, posts: to !== 'on' })).toEqual(sent);
});

test('it is on only with its module', () => {
  expect(isPostMarkdownOn({ module: true, posts: true, comments: false })).toBe(true);
  expect(isPostMarkdownOn({ module: false, posts: true, comments: true })).toBe(false);
});
