import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { interpolate } from './interpolate.view';

const tags = {
  a: (children: ReactNode) => <a href="#/terms">{children}</a>,
  strong: (children: ReactNode) => <strong>{children}</strong>,
  br: () => <br />,
};

const a = (html: string) => `<a href="#/terms">${html}</a>`;

const t = (text: string) => `<span>${text}</span>`;

test.each([
  ['no tag', 'Plain text.', 'Plain text.'],
  ['empty', '', ''],
  ['one tag', 'Read <a>our terms</a>.', `${t('Read ')}${a('our terms')}${t('.')}`],
  ['tag at both ends', '<a>all</a>', a('all')],
  ['same tag twice', '<a>one</a> and <a>two</a>', `${a('one')}${t(' and ')}${a('two')}`],
  ['nested', '<a>our <strong>new</strong> terms</a>', a(`${t('our ')}<strong>new</strong>${t(' terms')}`)],
  ['nested in itself', '<strong>a<strong>b</strong></strong>', `<strong>${t('a')}<strong>b</strong></strong>`],
  ['without children', 'one<br/>two<br />three', `${t('one')}<br>${t('two')}<br>${t('three')}`],
  ['empty element', '<strong></strong>!', `<strong></strong>${t('!')}`],
  ['unknown', 'a <em>b</em> c', 'a &lt;em&gt;b&lt;/em&gt; c'],
  ['unknown inside known', '<a>b <i>c</i></a>', a('b &lt;i&gt;c&lt;/i&gt;')],
  ['known inside unknown', '<i><a>c</a></i>', `${t('&lt;i&gt;')}${a('c')}${t('&lt;/i&gt;')}`],
  ['not closed', 'Read <a>our terms.', 'Read &lt;a&gt;our terms.'],
  ['not opened', 'Read our terms</a>.', 'Read our terms&lt;/a&gt;.'],
  ['closed in the wrong order', '<a>x<strong>y</a>z</strong>', `${a('x&lt;strong&gt;y')}${t('z&lt;/strong&gt;')}`],
  ['attributes', '<a onclick="alert(1)">x</a>', '&lt;a onclick="alert(1)"&gt;x&lt;/a&gt;'],
  ['HTML of a server', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['name of every object', '<constructor>x</constructor>', '&lt;constructor&gt;x&lt;/constructor&gt;'],
  ['comparison', '1 < 2 > 0', '1 &lt; 2 &gt; 0'],
])('%s', (_, text, html) => {
  const { container } = render(<p>{interpolate(text, tags)}</p>);
  expect(container.innerHTML).toBe(`<p>${html}</p>`);
});

test('several children need no keys', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<p>{interpolate('<a>one <strong>two</strong> three</a> <a>four</a>', tags)}</p>);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
