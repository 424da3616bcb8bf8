import { card, switchOff } from '../../support/dashboard';
import { cardPictures, type Visit } from '../visit';

const title = 'Jetpack Stats';

/** The Stats card. */
export const statsVisits: readonly Visit[] = [
  ...(['Weeks', 'Months'] as const).map(
    (range): Visit => ({
      name: `stats: ${range}`,
      act: (page) => card(page, title).getByRole('tab', { name: range }).click(),
      pictures: cardPictures({ [title]: range }),
    }),
  ),
  {
    name: 'stats: a bar has the focus',
    act: async (page) => {
      const bars = card(page, title).getByRole('group').getByRole('button');
      await bars.last().focus();
      await page.keyboard.press('ArrowLeft');
    },
    pictures: cardPictures({ [title]: 'days, one focused' }),
  },
  { name: 'stats: millions of visits', scenario: 'stats-large', pictures: cardPictures({ [title]: 'days, millions' }) },
  { name: 'stats: first use', scenario: 'stats-empty', pictures: cardPictures({ [title]: 'first use' }) },
  {
    name: 'stats: no activity',
    scenario: 'stats-empty',
    prepare: async (page) => {
      await card(page, title).getByRole('button', { name: 'Okay, got it!' }).click();
      await page.waitForLoadState('networkidle');
    },
    pictures: cardPictures({ [title]: 'no activity' }),
  },
  {
    name: 'stats: not available from the provider',
    scenario: 'stats-failing',
    pictures: cardPictures({ [title]: 'unavailable' }),
  },
  {
    name: 'stats: off',
    prepare: (page) => switchOff(page, 'stats'),
    pictures: cardPictures({ [title]: 'off', 'VaultPress Backup': 'upsell, without records' }),
  },
  {
    name: 'stats: turned off in code',
    traits: { overrides: { stats: 'inactive' } },
    pictures: cardPictures({ [title]: 'forced off' }),
  },
  { name: 'stats: not linked', scenario: 'unlinked', pictures: cardPictures({ [title]: 'days, not linked' }) },
];
