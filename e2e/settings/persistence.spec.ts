import type { Page } from '@playwright/test';
import { networkAtRest } from '../support/network';
import { saveButton } from '../support/settings';
import {
  type ChangedControl,
  checkedOption,
  filledField,
  flippedSwitch,
  newPostAddress,
  openedSection,
  selectedOption,
  switchTurnedOn,
} from '../support/settings-controls';
import type { ScenarioName } from '../support/site';
import { expect, test, type UserName } from '../support/test';

/** A settings tab, with one control of each kind that it has. */
interface Tab {
  readonly name: string;
  readonly scenario?: ScenarioName;
  /** Default: `managers`. */
  readonly users?: readonly UserName[];
  controls(): readonly ChangedControl[];
}

const tabs: readonly Tab[] = [
  {
    name: 'discussion',
    controls: () => [
      flippedSwitch('stb_enabled'),
      flippedSwitch('stc_enabled'),
      flippedSwitch('wpcom_publish_comments_with_markdown'),
      switchTurnedOn('comments'),
      filledField('Comment form introduction', 'Sagt etwas 🙂'),
      selectedOption('Color scheme', 'dark'),
    ],
  },
  {
    name: 'security',
    controls: () => [
      flippedSwitch('monitor'),
      switchTurnedOn('protect'),
      switchTurnedOn('waf'),
      switchTurnedOn('jetpack_waf_ip_list'),
      filledField('Blocked IP addresses', '203.0.113.9\n203.0.113.40'),
      filledField('Always allowed IP addresses', '203.0.113.7\n2001:db8::17'),
      filledField('Your API key', ' 900d900d900d', '900d900d900d', 'Your site is protected from spam.'),
    ],
  },
  {
    name: 'performance',
    controls: () => [flippedSwitch('lazy-images'), flippedSwitch('photon'), flippedSwitch('photon-cdn')],
  },
  {
    name: 'writing',
    controls: () => [
      flippedSwitch('latex'),
      flippedSwitch('wpcom_publish_posts_with_markdown'),
      flippedSwitch('widget-visibility'),
      switchTurnedOn('carousel'),
      selectedOption('Carousel color scheme', 'white'),
      checkedOption(/as readers scroll$/),
      newPostAddress(),
    ],
  },
  { name: 'writing', users: ['editor'], controls: () => [newPostAddress()] },
  {
    name: 'sharing',
    controls: () => [flippedSwitch('likes'), flippedSwitch('sharedaddy'), flippedSwitch('publicize')],
  },
  {
    name: 'traffic',
    scenario: 'premium',
    controls: () => [
      ...[
        'wordads',
        'wordads_display_page',
        'enable_header_ad',
        'wordads_ccpa_enabled',
        'wordads_custom_adstxt_enabled',
      ].map(switchTurnedOn),
      flippedSwitch('admin_bar'),
      flippedSwitch('author', (page) => page.getByTestId('count_roles-author').getByRole('switch')),
      filledField('Privacy policy URL', 'https://site.example/privacy'),
      filledField('Content of ads.txt', 'one.example, 1, DIRECT\ntwo.example, 2, RESELLER'),
      openedSection('seo-description'),
      filledField('Front page meta description', 'Bread & cake, 🙂 “quoted”'),
      filledField('Bing', 'abc-1', '<meta name="msvalidate.01" content="abc-1" />'),
    ],
  },
  {
    name: 'privacy',
    controls: () => [
      flippedSwitch('tracking', (page) => page.getByRole('switch', { name: 'Share usage data with Jetpack' })),
    ],
  },
];

/** Presses Save Settings in all cards with unsaved fields, one after the other. */
async function saveAll(page: Page): Promise<void> {
  const saveButtons = page.getByRole('button', { name: /^(Save Settings|Saving…)$/ });
  for (let remaining = await saveButtons.count(); remaining > 0; remaining -= 1) {
    await saveButton(page).first().click();
    await expect(saveButtons).toHaveCount(remaining - 1);
  }
}

/** Users who can change all settings. */
const managers: readonly UserName[] = ['admin', 'admin2'];

for (const [scenario, user, tag] of [
  ['free', 'admin', ''],
  ['premium', 'admin', ''],
  ['free', 'admin2', ' @long'],
  ['premium', 'admin2', ' @long'],
  ['free', 'editor', ' @long'],
] as const)
  test.describe(() => {
    test.use({ scenario });

    test(`changes by ${user} on the settings tabs are still there after a reload and after a restart of the site (${scenario})${tag}`, async ({
      page,
      site,
      openAs,
    }) => {
      const changedTabs = tabs
        .filter((tab) => (tab.scenario ?? 'free') === scenario && (tab.users ?? managers).includes(user))
        .map(({ name, controls }) => ({ name, controls: controls() }));
      const expectAllSaved = async (controls: readonly ChangedControl[]) => {
        for (const control of controls) await control.expectSaved(page);
      };
      for (const { name, controls } of changedTabs)
        await test.step(name, async () => {
          await openAs(user, `/${name}`);
          for (const control of controls) await control.change(page);
          await saveAll(page);
          // Wait for pending calls, because the page reports calls that a reload or restart interrupts.
          await networkAtRest(page);
          await page.reload();
          await expectAllSaved(controls);
          await networkAtRest(page);
        });
      await site.restart();
      for (const { name, controls } of changedTabs)
        await test.step(`${name} after the restart`, async () => {
          await openAs(user, `/${name}`);
          await expectAllSaved(controls);
        });
    });
  });
