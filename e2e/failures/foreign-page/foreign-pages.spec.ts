import type { Page } from '@playwright/test';
import {
  type ForeignPage,
  foreignStyles,
  mountWidget,
  openForeignPage,
  widgetStyles,
} from '../../support/foreign-pages/foreign-page';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

/** Pages that restyle elements, change built-in objects, or have a security policy. */
const foreignPages: readonly (readonly [name: string, ForeignPage])[] = [
  [
    'a CSS reset',
    { css: '*,*::before{margin:0;padding:0;border:0;font:inherit;box-sizing:border-box;list-style:none}' },
  ],
  [
    'everything restyled with !important',
    {
      css: `*,*::before,*::after{color:red!important;font:italic 30px/3 serif!important;letter-spacing:5px!important;
text-transform:uppercase!important;background:yellow!important;border-radius:30px!important;text-align:right!important;
visibility:visible!important;direction:rtl!important;margin:7px!important}
div{display:flex!important;opacity:.5!important;filter:blur(1px)!important} div,svg{width:17px!important}`,
    },
  ],
  ['a root font size of 10 px', { css: 'html{font-size:62.5%} body{font-size:1.6rem}' }],
  ['a root font size of 20 px', { css: 'html{font-size:20px;line-height:2}' }],
  [
    'extended prototypes',
    {
      script: `Object.defineProperty(Object.prototype, 'extended', { value() {} });
Array.prototype.last = function () { return this[this.length - 1] };
Function.prototype.delayed = function () {}; String.prototype.shout = function () { return this.toUpperCase() };
Element.prototype.remove = Element.prototype.remove; Array.prototype.toJSON = undefined;`,
    },
  ],
  [
    'globals that cannot be changed',
    {
      script: `for (const name of ['React', 'ReactDOM', 'module', 'exports', 'singleSpa', '__webpack_share_scopes__', 'axios', 'wp', 'process', 'require'])
  Object.defineProperty(window, name, { value: Object.freeze({ version: '17.0.2', default: {} }) });
const define = () => { throw new Error('The widget must not define a module.') };
Object.defineProperty(window, 'define', { value: Object.assign(define, { amd: {} }) });`,
    },
  ],
  [
    'another base address, and a fetch that another script has wrapped',
    {
      script: `document.head.prepend(Object.assign(document.createElement('base'), { href: '/elsewhere/deep/' }));
const original = window.fetch;
window.fetch = async (...values) => {
  const answer = await original(...values);
  return new Response(await answer.blob(), { status: answer.status, headers: answer.headers });
};`,
    },
  ],
  [
    'a strict policy with Trusted Types that allows the widget',
    {
      policy: [
        "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'",
        "require-trusted-types-for 'script'; trusted-types flightdeck 'allow-duplicates'",
      ].join('; '),
    },
  ],
];

const siteCard = (page: Page) => page.getByRole('article', { name: 'Site connection' });

test('the widget looks the same on every page, and leaves each page unchanged', async ({ page, logIn, site }) => {
  await logIn('admin');
  const stylesOn = async (foreign: ForeignPage) => {
    const foreignPageConfig = await openForeignPage(page, site, foreign);
    const stylesBefore = await foreignStyles(page);
    expect(await mountWidget(page, foreignPageConfig, 'connection')).toBe('ok');
    await expect(siteCard(page)).toContainText('You own this connection.');
    await expect(page.getByRole('article', { name: 'Account connection' })).toContainText('provider_admin');
    await networkAtRest(page);
    expect(await foreignStyles(page)).toEqual(stylesBefore);
    return widgetStyles(page);
  };
  const expectedStyles = await stylesOn({});
  expect(expectedStyles.length).toBeGreaterThan(10_000);
  for (const [name, foreign] of foreignPages)
    await test.step(name, async () => {
      const styles = await stylesOn(foreign);
      expect(styles.filter((line, index) => line !== expectedStyles[index])).toEqual([]);
    });
});

for (const [name, text] of [
  ['connections-card', 'Connected as provider_admin'],
  ['licence', 'Add a license key'],
  ['licensing-header', 'Do you have a license key?'],
] as const)
  test(`the widget ${name} works on a page without page state`, async ({ page, logIn, site }) => {
    await logIn('admin');
    const foreignPageConfig = await openForeignPage(page, site);
    const stylesBefore = await foreignStyles(page);
    expect(await mountWidget(page, foreignPageConfig, name)).toBe('ok');
    await expect(page.locator('#place')).toContainText(text);
    expect(await foreignStyles(page)).toEqual(stylesBefore);
  });
