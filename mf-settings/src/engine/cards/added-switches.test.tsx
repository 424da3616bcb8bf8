import { onCall } from '@flightdeck/shared/testing/server';
import { screen } from '@testing-library/react';
import { tabLoaders } from '../../tabs';
import {
  all,
  type Change,
  mountTab,
  notLinked,
  onSettings,
  withModules,
  withServerValues,
} from '../testing/settings-under-test';
import type { CardDescription, CardSwitch, TabDescription } from './card';

const label = () => 'Added';
const optionIn = ({ id }: CardDescription) => `added_to_${id}`;
const optionBelow = ({ option }: CardSwitch) => `added_below_${option}`;

/** Adds a switch at the end of a card, and one below each of its switches. The site meets the conditions of all. */
function withAddedSwitches(card: CardDescription): CardDescription {
  const switches = (card.switches ?? []).map(({ exists: _exists, ...rule }) => rule);
  const switchesBelow = switches.map((rule) => ({ option: optionBelow(rule), below: rule.option, label }));
  return {
    ...card,
    exists: () => true,
    switches: [...switches, { option: optionIn(card), label }, ...switchesBelow],
  };
}

const switchesOf = (cards: readonly CardDescription[]) => cards.flatMap(({ switches = [] }) => switches);

/** Reads of single cards, whose answers do not matter here. */
const otherReads = [
  'module/akismet/key/check',
  'module/sitemaps',
  'module/vaultpress/data',
  'plugins',
  'rewind',
  'scan',
  'tracking/settings',
  'waf',
];

/** Gives the site all modules and options of a tab, and a plan with all features. */
function siteWith({ cards }: TabDescription): Change {
  const modules = cards.flatMap((card) => card.modules);
  const options = [...modules, ...switchesOf(cards).map(({ option }) => option)];
  const serverValues = Object.fromEntries(options.map((option) => [option, true]));
  onSettings(serverValues);
  const features = { active: ['search', 'wordads', 'google-analytics', 'videopress', 'scan'], available: {} };
  onCall('GET', 'site/features')
    .optionally()
    .reply(200, { code: 'success', message: '', data: JSON.stringify(features) });
  for (const path of otherReads) onCall('GET', path).optionally().reply(200, {});
  // Without a linked user, the verification card does not request the Google status.
  return all(withModules(...modules), withServerValues(serverValues), notLinked);
}

test.each(Object.entries(tabLoaders))(
  'each card of the tab %s draws each switch that is added to its description',
  async (_name, loadTab) => {
    const tab = await loadTab();
    const changedTab = { ...tab, cards: tab.cards.map(withAddedSwitches) };
    await mountTab(changedTab, siteWith(changedTab));
    for (const card of tab.cards) {
      const row = screen.getByTestId(`setting-${optionIn(card)}`);
      expect(row).toBeVisible();
      expect(document.getElementById(`jp-settings-${card.id}`)).toContainElement(row);
    }
    for (const rule of switchesOf(tab.cards)) {
      const row = screen.getByTestId(`setting-${optionBelow(rule)}`);
      expect(row).toBeVisible();
      expect(screen.getByTestId(`setting-${rule.option}`)).toContainElement(row);
    }
  },
);
