import { scriptMessages } from './script-messages';

const labels = (text: string) =>
  scriptMessages({ path: 'a/x.view.tsx', text }).messages.map(({ text: message, label }) => [message, label]);

test.each([
  ["<Button>{__('A')}</Button>", 'button'],
  ["<RetryButton label={__('A')} />", 'button'],
  ["({ button: isReady ? __('A') : '' })", 'button'],
  ["({ action: { label: __('A'), href } })", 'button'],
  ["({ title: () => __('A'), tab: {} })", 'tab'],
])('the text in %s is the label of a %s', (code, label) => {
  expect(labels(`const a = ${code};`)).toEqual([['A', label]]);
});

test.each([
  "<Button disabledReason={__('A')}>x</Button>",
  "<Button><VisuallyHidden>{__('A')}</VisuallyHidden></Button>",
  "<p>{__('A')}</p>",
  "({ title: () => __('A') })",
])('the text in %s is not a label of a button or a tab', (code) => {
  expect(labels(`const a = ${code};`)).toEqual([['A', undefined]]);
});
