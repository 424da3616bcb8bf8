import { scriptMessages } from './script-messages';

const read = (text: string, path = 'mf-a/src/x.view.tsx') => scriptMessages({ path, text });
const place = { path: 'mf-a/src/x.view.tsx', line: 1 };

test.each([
  ["__('Backups')", { text: 'Backups' }],
  ['__(`Backups`)', { text: 'Backups' }],
  ["__('Back' + 'ups')", { text: 'Backups' }],
  ["_x('Open', 'verb')", { text: 'Open', context: 'verb' }],
  ["_n('%d post', '%d posts', 3)", { text: '%d post', plural: '%d posts' }],
  ["_nx('Post', 'Posts', 3, 'noun')", { text: 'Post', plural: 'Posts', context: 'noun' }],
  ["/* translators: %s: a name */ __('Manage %s')", { text: 'Manage %s', comment: '%s: a name' }],
])('%s is one message', (call, message) => {
  expect(read(`const a = ${call};`).messages).toEqual([{ ...message, ...place }]);
});

test('a comment applies to every text of the expression after it, and to no other', () => {
  const { messages } = read(
    `const a = sprintf(
  /* translators: name of a plugin */
  isThere ? __('Activate %s') : __('Install %s'),
  __('Akismet'),
);
// translators: a date
const b = sprintf(__('Since %s'), date);
const c = { /* translators: a share */ title: __('%s off'), text: __('Offer %s') };
const d = __('Last %s');`,
  );
  expect(messages.map(({ text, comment }) => [text, comment])).toEqual([
    ['Activate %s', 'name of a plugin'],
    ['Install %s', 'name of a plugin'],
    ['Akismet', undefined],
    ['Since %s', 'a date'],
    ['%s off', 'a share'],
    ['Offer %s', undefined],
    ['Last %s', undefined],
  ]);
});

test('a comment in JSX applies, even after multibyte characters and over several lines', () => {
  const { messages } = read(
    `// é –
const X = () => (
  <p title={__('Fine – é')}>
    {sprintf(
      /* translators: 1: a number,
       * 2: a date */
      __('%1$s until %2$s'),
      1, 2,
    )}
  </p>
);`,
  );
  expect(messages).toEqual([
    { text: 'Fine – é', path: place.path, line: 3 },
    { text: '%1$s until %2$s', comment: '1: a number, 2: a date', path: place.path, line: 7 },
  ]);
});

test.each(['__(title)', `__(\`Hello \${name}\`)`, "_n('%d post', many, 3)", "__('a' + name)"])(
  '%s is reported, because its text is not a literal',
  (call) => {
    const { messages, unreadable } = read(`const a = ${call};`);
    expect(messages).toEqual([]);
    expect(unreadable).toEqual([{ ...place, problem: expect.stringMatching(/^__?n?\(\) without a literal text$/) }]);
  },
);

test('methods and definitions of the same name are not calls', () => {
  expect(read('export const __ = (text: string) => i18n.__(text, domain);').messages).toEqual([]);
});
