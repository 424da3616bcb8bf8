import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CardDescription } from '../engine/cards/card';
import {
  all,
  type Change,
  mountTab,
  onSettings,
  tabOf,
  taken,
  withModules,
  withServerValues,
} from '../engine/testing/settings-under-test';

type ServerValues = Readonly<Record<string, unknown>>;

/** Mounts one card on a site that has its modules. */
export function mountCard(card: CardDescription, serverValues: ServerValues, change: Change = () => {}) {
  onSettings(serverValues);
  return mountTab(tabOf(card), all(withModules(...card.modules), withServerValues(serverValues), change));
}

/** Answers with a plan that includes these features. */
export const onFeatures = (...active: readonly string[]) =>
  onCall('GET', 'site/features').reply(200, {
    code: 'success',
    message: '',
    data: JSON.stringify({ active, available: {} }),
  });

/** Expects a write with exactly these options, and answers the read after it. */
export function onWrite(sent: Readonly<Record<string, string | boolean | string[]>>, serverValues: ServerValues) {
  onCall('POST', 'settings', { ...sent }).reply(200, taken);
  onSettings({ ...serverValues, ...sent });
}

export const toggle = (option: string) => screen.findByTestId(`module-toggle-${option}`);

/** Clicks a switch and waits until it is saved. */
export async function flip(option: string) {
  fireEvent.click(await toggle(option));
  await waitFor(async () => expect(await toggle(option)).not.toHaveAttribute('aria-busy'));
}
