import { isPostMarkdownOn, postMarkdownChanges } from './markdown';

test.each([
  [
    'SET-042 turning on Markdown for posts turns on the module when it is off',
    true,
    false,
    false,
    { markdown: true, wpcom_publish_posts_with_markdown: true },
  ],
  [
    'turning on Markdown for posts turns off an old option for comments when it turns on the module',
    true,
    false,
    true,
    { markdown: true, wpcom_publish_posts_with_markdown: true, wpcom_publish_comments_with_markdown: false },
  ],
  [
    'turning on Markdown for posts changes only the option while the module is on',
    true,
    true,
    true,
    { wpcom_publish_posts_with_markdown: true },
  ],
  [
    'turning off Markdown for posts keeps the module while comments use it',
    false,
    true,
    true,
    { wpcom_publish_posts_with_markdown: false },
  ],
  [
    'turning off Markdown for posts turns off the module when nothing else uses it',
    false,
    true,
    false,
    { markdown: false, wpcom_publish_posts_with_markdown: false },
  ],
  [
    'turning off Markdown for posts changes only the option while the module is off',
    false,
    false,
    false,
    { wpcom_publish_posts_with_markdown: false },
  ],
])('%s', (_what, on, module, comments, sent) => {
  expect(postMarkdownChanges(on, { module, comments, posts: !on })).toEqual(sent);
});

test('turning off Markdown for posts keeps a module that an administrator keeps on', () => {
  const facts = { module: true, posts: true, comments: false };
  expect(postMarkdownChanges(false, facts, true)).toEqual({ wpcom_publish_posts_with_markdown: false });
});

test('treats Markdown for posts as on only while the module is on', () => {
  expect(isPostMarkdownOn({ module: true, posts: true, comments: false })).toBe(true);
  expect(isPostMarkdownOn({ module: false, posts: true, comments: true })).toBe(false);
});
