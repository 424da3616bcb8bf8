/** @jest-environment ./tools/jest/environment.cjs */
import fc from 'fast-check';
import { type Piece, readContent } from './release-content';

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(piece.children))).join('');
const tagsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.tag, ...tagsOf(piece.children)]));

test('reads headings, paragraphs, emphasis, entities and links', () => {
  const html = '<h2>News</h2><p>All <b>new</b> &amp; <a class="x" href="https://jetpack.com/?a=1&amp;b=2">more</a></p>';
  expect(readContent(html)).toEqual([
    { tag: 'h3', children: ['News'] },
    {
      tag: 'p',
      children: [
        'All ',
        { tag: 'strong', children: ['new'] },
        ' & ',
        { tag: 'a', href: 'https://jetpack.com/?a=1&b=2', children: ['more'] },
      ],
    },
  ]);
});

test.each([
  ['a script', 'a<script>alert(1)</script>b', 'ab', []],
  ['an unclosed script', 'a<script>alert(1)', 'a', []],
  ['a comment', 'a<!-- <p>x</p> -->b', 'ab', []],
  ['an image', 'a<img src=x onerror=alert(1)>b', 'ab', []],
  ['an element that is not listed', '<div onclick="x()"><p>a</p></div>', 'a', ['p']],
  ['a handler on a listed element', '<p onclick="alert(1)">a</p>', 'a', ['p']],
  ['a script in a drawing', 'a<svg><script>alert(1)</script><text>x</text></svg>b', 'ab', []],
  ['a frame', 'a<iframe srcdoc="<script>alert(1)</script>">x</iframe>b', 'ab', []],
  ['a template', 'a<template><p>x</p></template>b', 'ab', []],
  ['a form whose fields have names of DOM properties', 'a<form><input name="childNodes">x</form>b', 'ab', []],
  ['an end tag without a start tag', 'a</i>b', 'ab', []],
  ['a start tag without an end tag', '<p>a<em>b', 'ab', ['p', 'em']],
  ['wrongly nested tags', '<p><em>a</p>b</em>', 'ab', ['p', 'em', 'em']],
  ['a less-than sign', '1 < 2', '1 < 2', []],
  ['a line break', 'a<br/>b<br>c', 'abc', ['br', 'br']],
])('keeps only the text and the listed elements of content with %s', (_what, html, text, tags) => {
  expect(textOf(readContent(html))).toBe(text);
  expect(tagsOf(readContent(html))).toEqual(tags);
});

test('ignores elements and entities named like a property of every object', () => {
  expect(readContent('<constructor>&constructor;</constructor>')).toEqual(['&constructor;']);
});

test('keeps only listed elements, whatever the content', () => {
  const listedTags = new Set(['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br']);
  const fragments = [
    '<p>',
    '</p>',
    '<a href="',
    "<a href='x'>",
    '</a>',
    '<script',
    '>',
    '<b',
    '<constructor>',
    '&lt;',
    '&#x41;',
    '&#9999999;',
    'é',
    '<',
    '"',
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 4 }))), (parts) => {
      expect(tagsOf(readContent(parts.join(''))).filter((tag) => !listedTags.has(tag))).toEqual([]);
    }),
  );
});
