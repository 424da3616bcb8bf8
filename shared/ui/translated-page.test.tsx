import { Button, OutLink, StateChip } from '@flightdeck/shared/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageNotice } from './feedback/page-notice/page-notice.view';
import { Toast } from './feedback/toast/toast.view';
import { Choice } from './form/choice/choice.view';
import { Toggle } from './form/toggle/toggle.view';
import { interpolate } from './layout/interpolate/interpolate.view';

/** Replaces each text node, as the translation of Chrome does. */
function translate(node: Node): void {
  if (node instanceof Text && node.data.trim() !== '') {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = node.data.toUpperCase();
    node.replaceWith(outer);
  } else for (const child of [...node.childNodes]) translate(child);
}

const ignore = () => {};
const strong = (children: ReactNode) => <strong>{children}</strong>;

// All states of a row have the same key, so that React updates the element instead of replacing it.
test.each<[string, readonly ReactNode[]]>([
  [
    'a chip',
    ['Off', 'On'].map((word) => (
      <StateChip key="1" tone={word === 'On' ? 'success' : 'neutral'}>
        {word}
      </StateChip>
    )),
  ],
  [
    'a button',
    [false, true].map((busy) => (
      <Button busy={busy} busyLabel="Saving…" key="1">
        Save
      </Button>
    )),
  ],
  [
    'a link in a sentence',
    ['Turn on', 'Turn off'].map((text) => (
      <Button key="1" variant="link">
        {text}
      </Button>
    )),
  ],
  [
    'a switch',
    [false, true].map((busy) => <Toggle busy={busy} checked={busy} key="1" label="Monitor" onChange={ignore} />),
  ],
  [
    'a failed switch',
    [undefined, 'Not saved'].map((error) => <Toggle checked error={error} key="1" label="Monitor" onChange={ignore} />),
  ],
  ['a choice', ['One', 'Two'].map((label) => <Choice checked key="1" label={label} onChange={ignore} type="radio" />)],
  [
    'a toast',
    [true, false].map((busy) => (
      <Toast busy={busy} key="1" onDismiss={busy ? undefined : ignore} status="is-success">
        {busy ? 'Updating…' : 'Updated.'}
      </Toast>
    )),
  ],
  [
    'a notice',
    ['Down.', 'Up.'].map((text) => (
      <PageNotice key="1" onDismiss={text === 'Up.' ? ignore : undefined} status="is-info">
        {text}
      </PageNotice>
    )),
  ],
  [
    'a link to a new tab',
    ['Terms', 'Privacy'].map((text) => (
      <OutLink href="https://jetpack.com/" key="1" newTab>
        {text}
      </OutLink>
    )),
  ],
  [
    'a refused address',
    ['Terms', 'Privacy'].map((text) => (
      <OutLink href="https://evil.example/" key="1">
        {text}
      </OutLink>
    )),
  ],
  [
    'a sentence with an element',
    ['<strong>1</strong> threat', '<strong>2</strong> threats', 'No threats'].map((text) => (
      <p key="1">{interpolate(text, { strong })}</p>
    )),
  ],
])('%s can change and disappear after the browser has translated it', (_, states) => {
  const { container, rerender } = render(<div />);
  for (const state of states) {
    rerender(<div>{state}</div>);
    const untranslated = render(<div>{state}</div>);
    expect(container.textContent?.toUpperCase()).toBe(untranslated.container.textContent?.toUpperCase());
    untranslated.unmount();
    translate(container);
  }
  rerender(<div />);
  expect(container).toHaveTextContent('');
});
