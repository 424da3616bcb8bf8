import { scriptMessages } from './script-messages';

const labels = (text: string) =>
  scriptMessages({ path: 'a/x.view.tsx', text }).messages.map(({ text: message, label }) => [message, label]);

test.each([
  ["<Button>{__('A')}</Button>", 'button'],
  ["<RetryButton label={__('A')} />", 'button'],
  ["<Button disabledReason={__('A')}>x</Button>", undefined],
  ["<Button><VisuallyHidden>{__('A')}</VisuallyHidden></Button>", undefined],
  ["<p>{__('A')}</p>", undefined],
  ["({ button: isReady ? __('A') : '' })", 'button'],
  ["({ action: { label: __('A'), href } })", 'button'],
  ["({ title: () => __('A'), tab: {} })", 'tab'],
  ["({ title: () => __('A') })", undefined],
])('%s is the label of: %s', (code, label) => {
  expect(labels(`const a = ${code};`)).toEqual([['A', label]]);
});
