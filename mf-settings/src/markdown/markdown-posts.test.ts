import { isPostMarkdownOn, postMarkdownChanges } from './markdown';

test.each([
  [
    'on',
    'SET-042 turns on the module when it is off',
    false,
    false,
    { markdown: true, wpcom_publish_posts_with_markdown: true },
  ],
  [
    'on',
    'turns off an old option for comments when it turns on the module',
    false,
    true,
    { markdown: true, wpcom_publish_posts_with_markdown: true, wpcom_publish_comments_with_markdown: false },
  ],
  ['on', 'changes only the option while the module is on', true, true, { wpcom_publish_posts_with_markdown: true }],
  ['off', 'keeps the module while comments use it', true, true, { wpcom_publish_posts_with_markdown: false }],
  [
    'off',
    'turns off the module when nothing else uses it',
    true,
    false,
    { markdown: false, wpcom_publish_posts_with_markdown: false },
  ],
  [
    'off',
    'changes only the option while the module is off',
    false,
    false,
    { wpcom_publish_posts_with_markdown: false },
  ],
])('Markdown for posts, turned %s: %s', (to, _what, module, comments, sent) => {
  expect(postMarkdownChanges(to === 'on', { module, comments, posts: to !== 'on' })).toEqual(sent);
});

test('keeps the module that an administrator keeps on', () => {
  const facts = { module: true, posts: true, comments: false };
  expect(postMarkdownChanges(false, facts, true)).toEqual({ wpcom_publish_posts_with_markdown: false });
});

test('treats Markdown for posts as on only while the module is on', () => {
  expect(isPostMarkdownOn({ module: true, posts: true, comments: false })).toBe(true);
  expect(isPostMarkdownOn({ module: false, posts: true, comments: true })).toBe(false);
});
