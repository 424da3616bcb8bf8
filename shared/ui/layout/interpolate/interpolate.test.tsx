import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { interpolate } from './interpolate.view';

const tags = {
  a: (children: ReactNode) => <a href="#/terms">{children}</a>,
  strong: (children: ReactNode) => <strong>{children}</strong>,
  br: () => <br />,
};

const link = (html: string) => `<a href="#/terms">${html}</a>`;

const span = (text: string) => `<span>${text}</span>`;

test.each([
  ['no tag', 'Plain text.', 'Plain text.'],
  ['no characters', '', ''],
  ['one tag', 'Read <a>our terms</a>.', `${span('Read ')}${link('our terms')}${span('.')}`],
  ['a tag around the whole text', '<a>all</a>', link('all')],
  ['the same tag twice', '<a>one</a> and <a>two</a>', `${link('one')}${span(' and ')}${link('two')}`],
  [
    'nested tags',
    '<a>our <strong>new</strong> terms</a>',
    link(`${span('our ')}<strong>new</strong>${span(' terms')}`),
  ],
  ['a tag nested in itself', '<strong>a<strong>b</strong></strong>', `<strong>${span('a')}<strong>b</strong></strong>`],
  ['a self-closing tag', 'one<br/>two<br />three', `${span('one')}<br>${span('two')}<br>${span('three')}`],
  ['an empty element', '<strong></strong>!', `<strong></strong>${span('!')}`],
  ['an unknown tag', 'a <em>b</em> c', 'a &lt;em&gt;b&lt;/em&gt; c'],
  ['an unknown tag inside a known one', '<a>b <i>c</i></a>', link('b &lt;i&gt;c&lt;/i&gt;')],
  ['a known tag inside an unknown one', '<i><a>c</a></i>', `${span('&lt;i&gt;')}${link('c')}${span('&lt;/i&gt;')}`],
  ['a tag that is not closed', 'Read <a>our terms.', 'Read &lt;a&gt;our terms.'],
  ['a tag that is not opened', 'Read our terms</a>.', 'Read our terms&lt;/a&gt;.'],
  [
    'tags closed in the wrong order',
    '<a>x<strong>y</a>z</strong>',
    `${link('x&lt;strong&gt;y')}${span('z&lt;/strong&gt;')}`,
  ],
  ['a tag with attributes', '<a onclick="alert(1)">x</a>', '&lt;a onclick="alert(1)"&gt;x&lt;/a&gt;'],
  ['HTML from a server', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  [
    'a tag named after a property of all objects',
    '<constructor>x</constructor>',
    '&lt;constructor&gt;x&lt;/constructor&gt;',
  ],
  ['a comparison', '1 < 2 > 0', '1 &lt; 2 &gt; 0'],
])('interpolates a text with %s', (_, text, html) => {
  const { container } = render(<p>{interpolate(text, tags)}</p>);
  expect(container.innerHTML).toBe(`<p>${html}</p>`);
});

test('several children cause no warning about missing keys', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<p>{interpolate('<a>one <strong>two</strong> three</a> <a>four</a>', tags)}</p>);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
