import { expect } from '@playwright/test';
import type { ScenarioName } from '../../../site/src/scenarios/scenarios';
import { expectUpdateFailed } from '../../support/dashboard';
import { saveButton, settingSwitch, toggleSection } from '../../support/settings';
import { pagePicture, type Visit } from '../visit';

const pages = ['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic', 'privacy'] as const;

/** Returns a visit to a settings tab, with pictures in English and in a language with long words. */
const visitOf = (page: string, state: string, overrides: Partial<Visit> = {}): Visit => ({
  name: `settings: ${page}, ${state}`,
  route: `/${page}`,
  hasLongTexts: true,
  pictures: [pagePicture(`Settings ${page}`, state)],
  ...overrides,
});

const everyPage = (state: string, scenario: ScenarioName): readonly Visit[] =>
  pages.map((page) => visitOf(page, state, { scenario }));

/** The settings tabs with all products, without products, offline, for an editor, with failed requests, and as search results. */
export const settingsVisits: readonly Visit[] = [
  ...everyPage('complete', 'complete'),
  ...everyPage('free', 'free'),
  ...everyPage('offline', 'offline'),
  visitOf('writing', 'an editor', { user: 'editor' }),
  visitOf('sharing', 'an editor', { user: 'editor' }),
  visitOf('security', 'every read fails', { chaos: [{ method: 'GET', kind: '500' }] }),
  visitOf('traffic', 'unsaved', {
    scenario: 'complete',
    act: async (page) => {
      await toggleSection(page, 'seo-description');
      await page.getByTestId('seo-description-text').fill('A site about boats, nets and the weather.');
      await expect(saveButton(page)).toBeVisible();
    },
  }),
  visitOf('security', 'save failed', {
    isTransient: true,
    chaos: [{ method: 'POST', kind: '500' }],
    act: async (page) => {
      await settingSwitch(page, 'protect').click();
      await expectUpdateFailed(page);
    },
  }),
  visitOf('search', 'found', { route: '/security?term=comments', scenario: 'complete' }),
  visitOf('search', 'nothing found', { route: '/security?term=zebra' }),
];
