import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { waitFor } from '@testing-library/react';
import { createElement } from 'react';
import type { CardDescription, TabDescription } from '../cards/card';
import { SettingsTab } from '../page/settings-tab.view';

/** Changes the page state. */
export type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

/** Body of a successful answer to a write. */
export const taken = { code: 'success', message: '' };

/** Sets the answer to the next read of the settings. */
export const onSettings = (serverValues: Readonly<Record<string, unknown>>) =>
  onCall('GET', 'settings').reply(200, serverValues);

/** Sets the modules of the site, without overrides. */
export const withModules =
  (...slugs: readonly string[]): Change =>
  ({ initial }) => {
    initial.getModules = Object.fromEntries(slugs.map((slug) => [slug, {}]));
  };

/** Combines several changes. */
export const all =
  (...changes: readonly Change[]): Change =>
  (sample) => {
    for (const change of changes) change(sample);
  };

export const offline: Change = ({ connection }) => {
  connection.isActive = false;
  connection.offlineMode.isActive = true;
};
export const withoutOwner: Change = ({ connection }) => {
  connection.hasConnectedOwner = false;
};
export const withoutRights: Change = ({ userConnection }) => {
  userConnection.currentUser.permissions.manage_modules = false;
};
export const overridden =
  (module: string, override: 'active' | 'inactive'): Change =>
  ({ initial }) => {
    initial.getModules = Object.assign({}, initial.getModules, { [module]: { override } });
  };
/** Sets the options in the page state. */
export const withServerValues =
  (serverValues: Readonly<Record<string, unknown>>): Change =>
  ({ initial }) => {
    initial.settings = { ...serverValues };
  };

/** Mounts a settings tab and gives access to the latest notice. */
export async function mountTab(tab: TabDescription, pageState?: Change, route = `#/${tab.name}`) {
  sessionStorage.clear();
  return mountAgain(tab, pageState, route);
}

/** Mounts a settings tab without clearing the drafts of earlier visits. */
export async function mountAgain(tab: TabDescription, pageState?: Change, route = `#/${tab.name}`) {
  const page = await mountPart(
    definePart(() => createElement(SettingsTab, { tab })),
    {
      name: `mf-settings/${tab.name}`,
      route,
      ...(pageState && { pageState }),
    },
  );
  // Cards render one after another.
  await waitFor(() => expect(document.querySelector('[data-fd-waiting]')).toBeNull());
  return { ...page, notice: () => page.bus.notices$.value.at(-1) };
}

/** Returns a tab with only these cards. */
export const tabOf = (...cards: readonly CardDescription[]): TabDescription => ({
  name: 'security',
  heading: () => 'Jetpack Security Settings',
  title: () => null,
  shortTitle: () => 'Security',
  cards,
});
