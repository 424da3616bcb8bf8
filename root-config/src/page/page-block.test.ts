/** @jest-environment ./tools/jest/environment.cjs */
import { printedPage } from './page-block';

const block = (content: string) => `<script type="application/json" id="flightdeck-page">${content}</script>`;
const blockJson =
  '{"folder":"https://site.example/set/root/1/","files":{"shell.js":"sha384-x"},"environment":"staging"}';
const forgedElements = `<div id="flightdeck" data-folder="https://forged.example/">
<div id="flightdeck-page">{"files":{"shell.js":"forged"},"environment":"forged"}</div></div>`;

afterEach(() => document.body.replaceChildren());

test('the mount is the element that contains the block, even if other elements have the same IDs', () => {
  document.body.innerHTML = `${forgedElements}<div id="flightdeck" class="ours">${block(blockJson)}</div>${forgedElements}`;
  const { mount, ...printed } = printedPage() ?? {};
  expect(mount?.className).toBe('ours');
  expect(printed).toEqual(JSON.parse(blockJson));
});

test.each([
  ['has no fields', '{}'],
  ['is truncated', blockJson.slice(0, 20)],
  ['is not an object', 'null'],
])('returns the mount and empty values when the block %s', (_what, content) => {
  document.body.innerHTML = `<div id="flightdeck" class="ours">${block(content)}</div>`;
  const { mount, ...printed } = printedPage() ?? {};
  expect(mount?.className).toBe('ours');
  expect(printed).toEqual({ folder: '', files: {}, environment: '' });
});

test('returns null without a block', () => {
  document.body.innerHTML = forgedElements;
  expect(printedPage()).toBeNull();
});
