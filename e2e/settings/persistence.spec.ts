import type { Page } from '@playwright/test';
import { networkAtRest } from '../support/network';
import { saveButton } from '../support/settings';
import {
  type ChangedControl,
  checkedOption,
  filled,
  flipped,
  newPostAddress,
  openedSection,
  selectedOption,
  turnedOn,
} from '../support/settings-controls';
import type { ScenarioName } from '../support/site';
import { expect, test, type UserName } from '../support/test';

/** A settings tab, with one control of each kind that it has. */
interface Tab {
  readonly name: string;
  readonly scenario?: ScenarioName;
  /** Default: users who can manage modules. */
  readonly users?: readonly UserName[];
  controls(): readonly ChangedControl[];
}

const tabs: readonly Tab[] = [
  {
    name: 'discussion',
    controls: () => [
      flipped('stb_enabled'),
      turnedOn('comments'),
      filled('Comment form introduction', 'Sagt etwas 🙂'),
      selectedOption('Color scheme', 'dark'),
    ],
  },
  {
    name: 'security',
    controls: () => [
      flipped('monitor'),
      turnedOn('protect'),
      filled('Always allowed IP addresses', '203.0.113.7\n2001:db8::17'),
      filled('Your API key', ' 900d900d900d', '900d900d900d', 'Your site is protected from spam.'),
    ],
  },
  { name: 'performance', controls: () => [flipped('lazy-images'), flipped('photon')] },
  {
    name: 'writing',
    controls: () => [
      flipped('latex'),
      turnedOn('carousel'),
      selectedOption('Carousel color scheme', 'white'),
      checkedOption(/as readers scroll$/),
      newPostAddress(),
    ],
  },
  { name: 'writing', users: ['editor'], controls: () => [newPostAddress()] },
  { name: 'sharing', controls: () => [flipped('likes'), flipped('sharedaddy'), flipped('publicize')] },
  {
    name: 'traffic',
    scenario: 'premium',
    controls: () => [
      ...['wordads', 'wordads_ccpa_enabled', 'wordads_custom_adstxt_enabled'].map(turnedOn),
      flipped('admin_bar'),
      flipped('author', (page) => page.getByTestId('count_roles-author').getByRole('switch')),
      filled('Privacy policy URL', 'https://site.example/privacy'),
      filled('Content of ads.txt', 'one.example, 1, DIRECT\ntwo.example, 2, RESELLER'),
      openedSection('seo-description'),
      filled('Front page meta description', 'Bread & cake, 🙂 “quoted”'),
      filled('Bing', 'abc-1', '<meta name="msvalidate.01" content="abc-1" />'),
    ],
  },
  {
    name: 'privacy',
    controls: () => [
      flipped('tracking', (page) => page.getByRole('switch', { name: 'Share usage data with Jetpack' })),
    ],
  },
];

/** Saves the fields of all cards. */
async function saveAll(page: Page): Promise<void> {
  const saveButtons = page.getByRole('button', { name: /^(Save Settings|Saving…)$/ });
  for (let remaining = await saveButtons.count(); remaining > 0; remaining -= 1) {
    await saveButton(page).first().click();
    await expect(saveButtons).toHaveCount(remaining - 1);
  }
}

const managers: readonly UserName[] = ['admin', 'admin2'];

for (const { name, scenario = 'free', users = managers, controls } of tabs) {
  for (const user of users) {
    // Every run includes the tab that has a switch, a text and a choice.
    const isInEveryRun = name === 'discussion' && user === 'admin';
    test.describe(() => {
      test.use({ scenario });

      test(`changes by ${user} on the ${name} tab are still there after a reload and after a restart of the site${isInEveryRun ? '' : ' @long'}`, async ({
        page,
        site,
        openAs,
      }) => {
        const changed = controls();
        await openAs(user, `/${name}`);
        for (const control of changed) await control.change(page);
        await saveAll(page);
        for (const reload of [() => page.reload(), () => site.restart().then(() => page.reload())]) {
          // Wait for pending calls, because the page reports calls that a restart interrupts.
          await networkAtRest(page);
          await reload();
          for (const control of changed) await control.expectSaved(page);
        }
      });
    });
  }
}
