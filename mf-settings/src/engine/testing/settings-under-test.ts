import { definePart } from '@flightdeck/shared/parts';
import { dirtyWork } from '@flightdeck/shared/session';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { DataMatcherMap } from 'nock';
import { createElement } from 'react';
import { SettingsTab } from '../../tab/settings-tab.view';
import type { CardDescription, TabDescription } from '../cards/card';

type ServerValues = Readonly<Record<string, unknown>>;

/** Changes the page state. */
export type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

/** Body of a successful answer to a write. */
export const successBody = { code: 'success', message: '' };

/** Sets the answer to the next read of the settings. */
export const onSettings = (serverValues: ServerValues) => onCall('GET', 'settings').reply(200, serverValues);

/** Sets the answer to the next read of the features of the plan. */
export const onFeatures = (...active: readonly string[]) =>
  onCall('GET', 'site/features').reply(200, {
    code: 'success',
    message: '',
    data: JSON.stringify({ active, available: {} }),
  });

/** Options that a write sends. */
type Sent = DataMatcherMap;

/** Expects a write with exactly these options, and answers the next read with the written values. */
export function onWrite(sent: Sent, serverValues: ServerValues) {
  onCall('POST', 'settings', { ...sent }).reply(200, successBody);
  onSettings({ ...serverValues, ...sent });
}

/** Sets the modules of the site, without overrides. */
export const withModules =
  (...slugs: readonly string[]): Change =>
  ({ initial }) => {
    initial.getModules = Object.fromEntries(slugs.map((slug) => [slug, {}]));
  };

/** Combines several changes. */
export const all =
  (...changes: readonly Change[]): Change =>
  (pageState) => {
    for (const change of changes) change(pageState);
  };

export const offline: Change = ({ connection }) => {
  connection.isActive = false;
  connection.offlineMode.isActive = true;
};
export const withoutOwner: Change = ({ connection }) => {
  connection.hasConnectedOwner = false;
};
/** Unlinks the user's account; the site stays connected. */
export const notLinked: Change = ({ connection, userConnection }) => {
  connection.isUserConnected = false;
  userConnection.currentUser.isConnected = false;
};
export const withoutRights: Change = ({ userConnection }) => {
  userConnection.currentUser.permissions.manage_modules = false;
};
/** Overrides a module, as a server administrator can. */
export const overridden =
  (module: string, override: 'active' | 'inactive'): Change =>
  ({ initial }) => {
    initial.getModules = Object.assign({}, initial.getModules, { [module]: { override } });
  };
/** Sets the options in the page state. */
export const withServerValues =
  (serverValues: ServerValues): Change =>
  ({ initial }) => {
    initial.settings = { ...serverValues };
  };

/** Mounts a settings tab without a stored draft. Adds `notice()`, which returns the latest notice. */
export async function mountTab(tab: TabDescription, pageState?: Change, route = `#/${tab.name}`) {
  sessionStorage.clear();
  return mountAgain(tab, pageState, route);
}

/** Mounts a settings tab with the draft of an earlier visit. */
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

/** Mounts one card on a site that has its modules. */
export function mountCard(card: CardDescription, serverValues: ServerValues, change: Change = () => {}) {
  onSettings(serverValues);
  return mountTab(tabOf(card), all(withModules(...card.modules), withServerValues(serverValues), change));
}

/** Collects the texts of notices, oldest first. */
export function noticeTexts({ bus }: Awaited<ReturnType<typeof mountTab>>): readonly string[] {
  const texts: string[] = [];
  bus.notices$.subscribe((notices) => texts.push(...notices.slice(-1).map(({ text }) => text)));
  return texts;
}

/** Presses Save, and waits until nothing is unsaved. Expects a write with exactly these options, and a read before and after it. */
export async function expectSave(
  sent: Sent,
  serverValues: ServerValues,
  press: () => Promise<unknown> = pressSave,
): Promise<void> {
  // A form reads the settings again before it saves.
  onSettings(serverValues);
  onWrite(sent, serverValues);
  await press();
  await waitFor(() => expect(dirtyWork()).toEqual([]));
}

const pressSave = async () => void fireEvent.click(screen.getByText('Save Settings'));

/** Clicks a switch and expects a write with exactly these options, after which the switch shows its new position. */
export async function expectFlip(option: string, sent: Sent, serverValues: ServerValues): Promise<void> {
  const before = (await toggle(option)).getAttribute('aria-checked');
  onWrite(sent, serverValues);
  await flip(option);
  expect((await toggle(option)).getAttribute('aria-checked')).toBe(String(before === 'false'));
}

/** Replaces the content of a field. */
export const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** Returns the switch of an option. */
export const toggle = (option: string) => screen.findByTestId(`module-toggle-${option}`);

/** Clicks a switch and waits until its save has ended. */
export async function flip(option: string) {
  fireEvent.click(await toggle(option));
  await waitFor(async () => expect(await toggle(option)).not.toHaveAttribute('aria-busy'));
}
