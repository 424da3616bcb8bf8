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
    'turning on Markdown for posts turns off the option for comments when it turns on the module',
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
    'turning off Markdown for posts does not turn off the module while comments use it',
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
])('%s', (_what, on, isModuleOn, isCommentOptionOn, expected) => {
  expect(postMarkdownChanges(on, { isModuleOn, isCommentOptionOn, isPostOptionOn: !on })).toEqual(expected);
});

test('turning off Markdown for posts does not turn off a module that an administrator keeps on', () => {
  const input = { isModuleOn: true, isPostOptionOn: true, isCommentOptionOn: false };
  expect(postMarkdownChanges(false, input, true)).toEqual({ wpcom_publish_posts_with_markdown: false });
});

test('treats Markdown for posts as on only while the module is on', () => {
  expect(isPostMarkdownOn({ isModuleOn: true, isPostOptionOn: true, isCommentOptionOn: false })).toBe(true);
  expect(isPostMarkdownOn({ isModuleOn: false, isPostOptionOn: true, isCommentOptionOn: true })).toBe(false);
});
