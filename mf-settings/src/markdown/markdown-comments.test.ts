import { commentMarkdownChanges, isCommentMarkdownOn, isPostMarkdownOn, type MarkdownInput } from './markdown';

const input = (isModuleOn: boolean, isPostOptionOn: boolean, isCommentOptionOn: boolean): MarkdownInput => ({
  isModuleOn,
  isPostOptionOn,
  isCommentOptionOn,
});
const option = (on: boolean) => ({ wpcom_publish_comments_with_markdown: on });

test.each<[string, boolean, MarkdownInput, Record<string, boolean>]>([
  [
    'SET-205 turning on Markdown for comments sends only the option while posts use Markdown',
    true,
    input(true, true, false),
    option(true),
  ],
  [
    'SET-205 turning off Markdown for comments sends only the option while posts use Markdown',
    false,
    input(true, true, true),
    option(false),
  ],
  [
    'SET-206 turning on Markdown for comments sends only the option while the module is on',
    true,
    input(true, false, false),
    option(true),
  ],
  [
    'SET-206 turning on Markdown for comments turns on the module when it is off',
    true,
    input(false, false, false),
    { markdown: true, ...option(true) },
  ],
  [
    'turning on Markdown for comments turns off the option for posts when it turns on the module',
    true,
    input(false, true, false),
    { markdown: true, wpcom_publish_posts_with_markdown: false, ...option(true) },
  ],
  [
    'turning off Markdown for comments sends only the option while posts do not use Markdown',
    false,
    input(true, false, true),
    option(false),
  ],
])('%s', (_what, on, before, sent) => {
  expect(commentMarkdownChanges(on, before)).toEqual(sent);
});

test('sets Markdown for comments and leaves it unchanged for posts, from any state', () => {
  const flags = [true, false];
  for (const isModuleOn of flags)
    for (const isPostOptionOn of flags)
      for (const isCommentOptionOn of flags)
        for (const on of flags) {
          const before = input(isModuleOn, isPostOptionOn, isCommentOptionOn);
          const sent = commentMarkdownChanges(on, before);
          const after = {
            isModuleOn: sent.markdown ?? isModuleOn,
            isPostOptionOn: sent.wpcom_publish_posts_with_markdown ?? isPostOptionOn,
            isCommentOptionOn: sent.wpcom_publish_comments_with_markdown ?? isCommentOptionOn,
          };
          expect(isCommentMarkdownOn(after)).toBe(on);
          expect(isPostMarkdownOn(after)).toBe(isPostMarkdownOn(before));
        }
});
