import {
  commentMarkdownChanges,
  isCommentMarkdownOn,
  isPostMarkdownOn,
  type MarkdownInput,
  postMarkdownChanges,
} from './markdown';

const input = (isModuleOn: boolean, isPostOptionOn: boolean, isCommentOptionOn: boolean): MarkdownInput => ({
  isModuleOn,
  isPostOptionOn,
  isCommentOptionOn,
});
const posts = (on: boolean) => ({ wpcom_publish_posts_with_markdown: on });
const comments = (on: boolean) => ({ wpcom_publish_comments_with_markdown: on });

test.each<[string, boolean, MarkdownInput, Record<string, boolean>]>([
  ['SET-042 the module is off', true, input(false, false, false), { markdown: true, ...posts(true) }],
  ['the module is off', true, input(false, false, true), { markdown: true, ...posts(true), ...comments(false) }],
  ['the module is on', true, input(true, false, true), posts(true)],
  ['comments use it', false, input(true, true, true), posts(false)],
  ['nothing else uses it', false, input(true, true, false), { markdown: false, ...posts(false) }],
  ['the module is off', false, input(false, true, false), posts(false)],
])('while %s, turning Markdown for posts to %s (%j) sends %j', (_when, on, before, sent) => {
  expect(postMarkdownChanges(on, before)).toEqual(sent);
});

test('turning off Markdown for posts does not turn off a module that an administrator keeps on', () => {
  expect(postMarkdownChanges(false, input(true, true, false), true)).toEqual(posts(false));
});

test.each<[string, boolean, MarkdownInput, Record<string, boolean>]>([
  ['SET-205 posts use it', true, input(true, true, false), comments(true)],
  ['SET-205 posts use it', false, input(true, true, true), comments(false)],
  ['SET-206 the module is on', true, input(true, false, false), comments(true)],
  ['SET-206 the module is off', true, input(false, false, false), { markdown: true, ...comments(true) }],
  ['the module is off', true, input(false, true, false), { markdown: true, ...posts(false), ...comments(true) }],
  ['posts do not use it', false, input(true, false, true), comments(false)],
])('while %s, turning Markdown for comments to %s (%j) sends %j', (_when, on, before, sent) => {
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

test('treats Markdown for posts as on only while the module is on', () => {
  expect(isPostMarkdownOn(input(true, true, false))).toBe(true);
  expect(isPostMarkdownOn(input(false, true, true))).toBe(false);
});
