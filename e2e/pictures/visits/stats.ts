import { card, switchOff } from '../../support/dashboard';
import { cards, type Visit } from '../visit';

const title = 'Jetpack Stats';

/** The Stats card. */
export const statsVisits: readonly Visit[] = [
  ...(['Weeks', 'Months'] as const).map(
    (range): Visit => ({
      name: `stats: ${range}`,
      act: (page) => card(page, title).getByRole('tab', { name: range }).click(),
      shows: cards({ [title]: range }),
    }),
  ),
  {
    name: 'stats: a bar has the focus',
    act: async (page) => {
      const bars = card(page, title).getByRole('group').getByRole('button');
      await bars.last().focus();
      await page.keyboard.press('ArrowLeft');
    },
    shows: cards({ [title]: 'days, one focused' }),
  },
  { name: 'stats: millions of visits', scenario: 'stats-large', shows: cards({ [title]: 'days, millions' }) },
  { name: 'stats: first use', scenario: 'stats-empty', shows: cards({ [title]: 'first use' }) },
  {
    name: 'stats: no activity',
    scenario: 'stats-empty',
    prepare: async (page) => {
      await card(page, title).getByRole('button', { name: 'Okay, got it!' }).click();
      await page.waitForLoadState('networkidle');
    },
    shows: cards({ [title]: 'no activity' }),
  },
  { name: 'stats: no answer of the provider', scenario: 'stats-failing', shows: cards({ [title]: 'unavailable' }) },
  {
    name: 'stats: off',
    prepare: (page) => switchOff(page, 'stats'),
    shows: cards({ [title]: 'off', 'VaultPress Backup': 'upsell, without records' }),
  },
  {
    name: 'stats: turned off by the server',
    traits: { overrides: { stats: 'inactive' } },
    shows: cards({ [title]: 'forced off' }),
  },
  { name: 'stats: not linked', scenario: 'unlinked', shows: cards({ [title]: 'days, not linked' }) },
];
