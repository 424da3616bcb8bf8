import { onCall, onUncachedSettings } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CardDescription } from '../engine/cards/card';
import { pageReload } from '../engine/saving/page-reload';
import {
  all,
  type Change,
  mountTab,
  notLinked,
  tabOf,
  withModules,
  withServerValues,
} from '../engine/testing/settings-under-test';
import { accelerator } from '../performance/accelerator/accelerator.card';
import { bruteForce } from '../security/brute-force/brute-force.card';
import { firewall } from '../security/firewall/firewall.card';
import { relatedPosts } from '../traffic/related-posts/related-posts.card';
import { verification } from '../traffic/verification/verification.card';
import { contentTypes } from '../writing/content-types/content-types.card';

/** Values on the server before a test. Each switch writes the opposite value. */
const serverValues = {
  protect: true,
  jetpack_protect_global_whitelist: { local: [] },
  waf: true,
  jetpack_waf_ip_list: true,
  jetpack_waf_ip_allow_list: '',
  jetpack_waf_ip_block_list: '',
  jetpack_waf_share_data: true,
  'related-posts': true,
  show_headline: true,
  show_thumbnails: false,
  'custom-content-types': true,
  jetpack_testimonial: false,
  jetpack_portfolio: false,
  'verification-tools': true,
  google: '',
  bing: '',
  pinterest: '',
  yandex: '',
  facebook: '',
  photon: false,
  'photon-cdn': false,
  'tiled-gallery': false,
  tiled_galleries: false,
  'lazy-images': true,
};

/** More reads than any test makes. */
const maxReads = 9;

/** Answers a write and the reads before and after it. Returns a list, to which the body of the write is added. */
function recordWrite(): readonly unknown[] {
  const written: unknown[] = [];
  onCall('GET', 'settings').optionally().times(maxReads).reply(200, serverValues);
  onCall('POST', 'settings').reply(200, (_address, body) => {
    written.push(body);
    return { code: 'success', message: '' };
  });
  // The answers still have the previous values, so the page reads once more, past the cache.
  onUncachedSettings().optionally().times(maxReads).reply(200, serverValues);
  const features = { active: ['scan', 'videopress'], available: {} };
  onCall('GET', 'site/features')
    .optionally()
    .times(maxReads)
    .reply(200, { code: 'success', message: '', data: JSON.stringify(features) });
  onCall('GET', 'waf').optionally().reply(200, { bootstrap_path: '/waf.php', automatic_rules_available: true });
  return written;
}

const mount = (card: CardDescription, change: Change = () => {}) =>
  mountTab(tabOf(card), all(withModules(...card.modules), withServerValues(serverValues), change));

// Saving content types requests a page reload, which jsdom does not support.
let requestReload: jest.SpyInstance;
beforeEach(() => {
  requestReload = jest.spyOn(pageReload, 'request').mockImplementation(() => {});
});
afterEach(() => requestReload.mockRestore());

test.each<[string, string, CardDescription, object]>([
  ['SET-026.1', 'jetpack_waf_ip_list', firewall, { jetpack_waf_ip_list: false }],
  ['SET-026.1', 'jetpack_waf_share_data', firewall, { jetpack_waf_share_data: false }],
  ['SET-026.3', 'show_headline', relatedPosts, { show_headline: false }],
  ['SET-026.3', 'show_thumbnails', relatedPosts, { show_thumbnails: true }],
  ['SET-026.6', 'jetpack_testimonial', contentTypes, { jetpack_testimonial: true }],
  ['SET-026.6', 'jetpack_portfolio', contentTypes, { jetpack_portfolio: true }],
  ['SET-026.15', 'photon', accelerator, { photon: true, 'tiled-gallery': true, tiled_galleries: true }],
  ['SET-026.15', 'photon-cdn', accelerator, { 'photon-cdn': true }],
  ['SET-026.15', 'lazy-images', accelerator, { 'lazy-images': false }],
])('%s the switch of %s writes only its options', async (_id, option, card, expected) => {
  const written = recordWrite();
  await mount(card);
  fireEvent.click(await screen.findByTestId(`module-toggle-${option}`));
  await waitFor(() => expect(written).toEqual([expected]));
});

test.each<[string, string, CardDescription, string]>([
  ['SET-026.1', 'jetpack_protect_global_whitelist', bruteForce, 'Always allowed IP addresses'],
  ['SET-026.1', 'jetpack_waf_ip_allow_list', firewall, 'Allowed IP addresses'],
  ['SET-026.1', 'jetpack_waf_ip_block_list', firewall, 'Blocked IP addresses'],
  ['SET-026.12', 'bing', verification, 'Bing'],
  ['SET-026.12', 'pinterest', verification, 'Pinterest'],
  ['SET-026.12', 'yandex', verification, 'Yandex'],
  ['SET-026.12', 'facebook', verification, 'Facebook'],
])('%s the field of %s writes only its option', async (_id, option, card, label) => {
  const written = recordWrite();
  // Without a linked user, the verification card does not request the Google status.
  await mount(card, notLinked);
  const value = card === verification ? 'code-1' : '10.0.0.1';
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByText('Save Settings'));
  await waitFor(() => expect(written).toEqual([{ [option]: value }]));
});
