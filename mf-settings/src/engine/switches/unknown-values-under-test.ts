import { onCall } from '@flightdeck/shared/testing/server';
import type { CardDescription } from '../cards/card';
import {
  all,
  mountTab,
  notLinked,
  onSettings,
  tabOf,
  withModules,
  withServerValues,
} from '../testing/settings-under-test';

export type Values = Readonly<Record<string, unknown>>;

/** Turns on all modules of a card. */
export const modulesOn = ({ modules }: CardDescription): Values =>
  Object.fromEntries(modules.map((slug) => [slug, true]));

export const unknownValueText = /^Flightdeck doesn't recognize the value of this setting/;

/** Mounts a card with values of its options that this version may not know. */
export function mount(card: CardDescription, values: Values, adminPages: string[] = [], currentVersion = '11.9.2') {
  onSettings(values);
  onCall('GET', 'module/sitemaps').optionally().reply(200, {});
  onCall('GET', 'plugins').optionally().reply(200, {});
  onCall('GET', 'waf').optionally().reply(200, { bootstrap_path: '', automatic_rules_available: false });
  onCall('GET', 'site/features')
    .optionally()
    .reply(200, { code: 'success', message: '', data: '{"active":["wordads","search"]}' });
  return mountTab(
    tabOf(card),
    // Without a linked user, the verification card does not request the Google status.
    all(withModules(...card.modules), withServerValues(values), notLinked, ({ initial }) => {
      Object.assign(initial, {
        adminPages,
        currentVersion,
        themeData: { support: { 'infinite-scroll': true } },
        stats: { roles: { administrator: { name: 'Administrator' }, editor: { name: 'Editor' } } },
      });
    }),
  );
}
