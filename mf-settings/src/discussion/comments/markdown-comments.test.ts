import type { MarkdownFacts } from '../../markdown/markdown-facts';
import { commentMarkdownChanges, isCommentMarkdownOn } from './markdown-comments';

const facts = (module: boolean, posts: boolean, comments: boolean): MarkdownFacts => ({ module, posts, comments });
const option = (on: boolean) => ({ wpcom_publish_comments_with_markdown: on });

test.each<[string, boolean, MarkdownFacts, Record<string, boolean>]>([
  ['SET-205 on while posts use it', true, facts(true, true, false), option(true)],
  ['SET-205 off while posts use it', false, facts(true, true, true), option(false)],
  ['SET-206 on while posts do not', true, facts(true, false, false), option(true)],
  [
    'SET-206 on with the module off: the module comes along',
    true,
    facts(false, false, false),
    { markdown: true, ...option(true) },
  ],
  [
    'posts stay without it, also with an option left over',
    true,
    facts(false, true, false),
    { markdown: true, wpcom_publish_posts_with_markdown: false, ...option(true) },
  ],
  ['off while posts do not', false, facts(true, false, true), option(false)],
])('%s', (_what, on, before, sent) => {
  expect(commentMarkdownChanges(on, before)).toEqual(sent);
});

test('whatever was there, comments end as asked for and posts as they were', () => {
  const sides = [true, false];
  for (const module of sides)
    for (const posts of sides)
      for (const comments of sides)
        for (const on of sides) {
          const before = facts(module, posts, comments);
          const sent = commentMarkdownChanges(on, before);
          const after = {
            module: sent.markdown ?? module,
            posts: sent.wpcom_publish_posts_with_markdown ?? posts,
            comments: sent.wpcom_publish_comments_with_markdown ?? comments,
          };
          expect(isCommentMarkdownOn(after)).toBe(on);
          expect(after.module && after.posts).toBe(module && posts);
        }
});
