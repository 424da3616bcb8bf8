import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/mount-part';
import { onCall } from '@flightdeck/shared/testing/wire';
import { waitFor } from '@testing-library/react';
import { createElement } from 'react';
import type { CardDescription, TabDescription } from './card';
import { SettingsTab } from './settings-tab.view';

/** Changes the page that the site prints. */
export type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

/** The body that the site answers writes with. */
export const taken = { code: 'success', message: '' };

/** The site answers the next read of the settings. */
export const onSettings = (serverValues: Readonly<Record<string, unknown>>) =>
  onCall('GET', 'settings').reply(200, serverValues);

/** The site knows these modules, none of them decided by an administrator. */
export const withModules =
  (...slugs: readonly string[]): Change =>
  ({ initial }) => {
    initial.getModules = Object.fromEntries(slugs.map((slug) => [slug, {}]));
  };

/** Several changes as one. */
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
/** The page brings these options along. */
export const withServerValues =
  (serverValues: Readonly<Record<string, unknown>>): Change =>
  ({ initial }) => {
    initial.settings = { ...serverValues };
  };

/** A page of settings as the user meets it, with the latest notice. */
export async function mountTab(tab: TabDescription, pageState?: Change, route = `#/${tab.name}`) {
  sessionStorage.clear();
  return mountAgain(tab, pageState, route);
}

/** The same, after whatever an earlier visit left in the browser's tab. */
export async function mountAgain(tab: TabDescription, pageState?: Change, route = `#/${tab.name}`) {
  const page = await mountPart(
    definePart(() => createElement(SettingsTab, { tab })),
    {
      name: `mf-settings/${tab.name}`,
      route,
      ...(pageState && { pageState }),
    },
  );
  // Cards are drawn one after another.
  await waitFor(() => expect(document.querySelector('[data-fd-waiting]')).toBeNull());
  return { ...page, notice: () => page.bus.notices$.value.at(-1) };
}

/** A page with these cards alone. */
export const tabOf = (...cards: readonly CardDescription[]): TabDescription => ({
  name: 'security',
  heading: () => 'Jetpack Security Settings',
  title: () => null,
  shortTitle: () => 'Security',
  cards,
});
