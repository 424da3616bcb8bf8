import type { Page } from '@playwright/test';
import { lowContrastBorders, lowContrastTexts } from '../support/accessibility/contrast';
import { controlsWithoutBorder } from '../support/accessibility/forced-colors';
import { movingElements } from '../support/accessibility/motion';
import { smallTargets } from '../support/accessibility/targets';
import { unreadableTexts } from '../support/accessibility/text-fit';
import { expect, test } from '../support/test';

/** Shows a page with this content and styles, without a site. */
const show = (page: Page, content: string, styles = '') =>
  page.setContent(
    `<!doctype html><html lang="en"><style>${styles}</style><div id="flightdeck">${content}</div></html>`,
  );

test('a small control is reported, unless it is in a sentence or its hit area is larger', async ({ page }) => {
  const smallButton = 'button { position: relative; padding: 0; border: 0; inline-size: 20px; block-size: 20px }';
  await show(page, '<button>A</button>', smallButton);
  expect(await smallTargets(page, 24)).toEqual(['BUTTON "A" 20 × 20']);
  await show(
    page,
    '<button>A</button>',
    `body { margin: 40px } ${smallButton} button::after { content: ""; position: absolute; inset: -4px }`,
  );
  expect(await smallTargets(page, 24)).toEqual([]);
  await show(page, '<p>Read the long text about it <a href="#a">here</a>.</p>');
  expect(await smallTargets(page, 24)).toEqual([]);
  await show(page, '<label style="display:block;padding:20px"><input type="checkbox"> A choice</label>');
  expect(await smallTargets(page, 44)).toEqual([]);
});

test('a text that is cut off or covered is reported', async ({ page }) => {
  await show(page, '<p>One line.</p><p>Another line.</p>');
  expect(await unreadableTexts(page)).toEqual([]);
  await show(page, '<p style="block-size:8px;overflow:hidden">One line.</p>');
  expect(await unreadableTexts(page)).toEqual(['"One line." is cut by P.']);
  await show(page, '<p>One line.</p><p style="margin-block-start:-34px">Another line.</p>');
  expect(await unreadableTexts(page)).toEqual(['"One line." overlaps "Another line."']);
});

test('animations and transitions are reported', async ({ page }) => {
  await show(
    page,
    '<p>Still</p><i class="a"></i><b></b>',
    '.a { transition: color 100ms } b { animation: turn 1s } @keyframes turn {}',
  );
  expect(await movingElements(page)).toEqual(['I.a', 'B.null']);
  await show(page, '<p>Still</p>', 'p { transition: color 0s }');
  expect(await movingElements(page)).toEqual([]);
});

test('a control that only its color distinguishes from text is reported', async ({ page }) => {
  await show(
    page,
    '<button>A</button><button class="b">B</button><button class="c">C</button>',
    '.b, .c { border: 0 } .c { text-decoration: underline }',
  );
  expect(await controlsWithoutBorder(page)).toEqual(['BUTTON "B"']);
});

test('texts and borders with low contrast are reported', async ({ page }) => {
  const content = '<p>A text</p><button>B</button><button class="c">C</button>';
  const styles = (text: string, border: string) =>
    `p { color: ${text} } button { background: white; border: 1px solid ${border} } .c { background: #00f }`;
  await show(page, content, styles('#595959', '#767676'));
  expect(await lowContrastTexts(page)).toEqual([]);
  expect(await lowContrastBorders(page, 4.5)).toEqual([]);
  await show(page, content, styles('#5a5a5a', 'oklch(0.6 0 0)'));
  expect(await lowContrastTexts(page)).toEqual([expect.stringContaining('p: ')]);
  expect(await lowContrastBorders(page, 4.5)).toEqual([expect.stringContaining('BUTTON "B" 3.')]);
});
