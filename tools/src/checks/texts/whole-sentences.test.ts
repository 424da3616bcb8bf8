import { wholeSentences } from './whole-sentences';

/** Returns the problems in some TypeScript code, in which `#{` stands for the start of a placeholder. */
const found = (code: string, path = 'mf-a/src/x.view.tsx') =>
  wholeSentences.run([{ path, text: `const x = ${code.replaceAll('#{', '${')};` }]).map(({ problem }) => problem);

test.each([
  ["__('Renews on') + date", ['Renews on']],
  ["`#{__('Renews on')} #{date}`", ['Renews on']],
  ["`#{sprintf(_n('%d day', '%d days', n), n)} left`", ['%d day', '%d days']],
  ["[__('Blocked'), __('by Jetpack')].join(' ')", ['Blocked', 'by Jetpack']],
  ["<p>{__('You have')} {count}</p>", ['You have']],
  ["<p>{__('Read')} <a href={x}>{__('our terms')}</a></p>", ['Read']],
  ["<p>{isOn ? __('On since') : __('Off since')} {date}</p>", ['On since', 'Off since']],
  ["<>{count} {_n('view', 'views', count)}</>", ['view', 'views']],
])('%s joins pieces of a sentence', (code, pieces) => {
  expect(found(code)).toEqual(pieces.map((piece) => `"${piece}" is a piece of a sentence`));
});

test('a translated word in another text is a piece too', () => {
  expect(found("sprintf(__('Your plan includes %s.'), isDaily ? __('daily backups') : __('backups'))")).toEqual([
    '"daily backups" is put into another text',
    '"backups" is put into another text',
  ]);
});

test.each([
  "<p>{__('Renews on %s.')}</p>",
  "sprintf(__('Renews on %s.'), date)",
  "`#{__('The site refused.')} #{__('Try again.')}`",
  "`#{sprintf(__('%d%% off'), percent)}#{hasFootnote ? '*' : ''}`",
  "<p>{__('Current price:')} {price}</p>",
  "<p>{message} {__('(address not allowed)')}</p>",
  '<Button><Icon name="save" /> {__(\'Save\')}</Button>',
  "<Button>{__('Retry')} <VisuallyHidden>{name}</VisuallyHidden></Button>",
  "<span aria-hidden=\"true\"><b>{__('Days')}</b>{__('Weeks')}</span>",
  "[__('Site'), address].join('\\n')",
  "`#{text} #{__('<link>View details</link>')}`",
])('%s has whole texts', (code) => {
  expect(found(code)).toEqual([]);
});

test('tests and tools are not translated', () => {
  const code = "__('Renews on') + date";
  expect(['mf-a/src/x.test.ts', 'shared/testing/x.ts', 'tools/src/x.ts'].flatMap((path) => found(code, path))).toEqual(
    [],
  );
});
