import { pageStateSchema } from '@flightdeck/shared/contracts/page';
import * as v from '@flightdeck/shared/schema';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { ruleInput } from '../testing/input-under-test';
import { hasBlockFor, originalSettingsPage } from './original-page';

const initial = v.parse(pageStateSchema.entries.initial, pageStateSample().initial);
const dashboard = 'page=jetpack&flightdeck=off#';
/** If the site has this option, Jetpack has separate routes for the newsletter and earnings. */
const routesOption = { sm_enabled: false };

test.each<[string, string, readonly string[], object, string]>([
  ['sharedaddy', '16.1', ['jetpack'], {}, `${dashboard}/sharing`],
  ['subscriptions', '15.8', ['jetpack', 'jetpack-newsletter'], routesOption, 'page=jetpack-newsletter'],
  ['subscriptions', '15.8', ['jetpack'], routesOption, 'page=jetpack_modules'],
  ['subscriptions', '15.7', ['jetpack', 'jetpack-newsletter'], routesOption, `${dashboard}/newsletter`],
  ['subscriptions', '12.4', ['jetpack'], {}, `${dashboard}/sharing`],
  ['wordads', '16.1', ['jetpack'], routesOption, `${dashboard}/earn`],
  ['wordads', '12.4', ['jetpack'], {}, `${dashboard}/sharing`],
  ['search', '15.9', ['jetpack', 'jetpack-search'], {}, 'page=jetpack-search#/settings'],
  ['search', '15.8', ['jetpack', 'jetpack-search'], {}, `${dashboard}/sharing`],
  ['wpcom-reader', '16.1', ['jetpack'], {}, `${dashboard}/reader`],
  ['seo-tools', '16.1', ['jetpack', 'jetpack-seo'], {}, 'page=jetpack-seo'],
  ['sitemaps', '16.1', ['jetpack', 'jetpack-seo'], {}, 'page=jetpack-seo'],
  ['verification-tools', '16.1', ['jetpack', 'jetpack-seo'], {}, 'page=jetpack-seo'],
  ['canonical-urls', '16.1', ['jetpack', 'jetpack-seo'], {}, 'page=jetpack-seo'],
  ['canonical-urls', '16.1', ['jetpack'], {}, `${dashboard}/sharing`],
  ['podcast', '16.1', ['jetpack', 'jetpack-podcast'], {}, 'page=jetpack-podcast'],
  ['podcast', '16.1', ['jetpack'], {}, 'page=jetpack_modules'],
  ['contact-form', '16.1', ['jetpack', 'jetpack_modules'], {}, 'page=jetpack_modules'],
])(
  'links the settings of %s in Jetpack %s with the admin pages %j and the options %j to %s',
  (module, version, adminPages, options, page) => {
    const state = { ...initial, currentVersion: version, adminPages: [...adminPages] };
    expect(originalSettingsPage(module, '/sharing', state, { ...options })).toBe(
      `${initial.adminUrl}admin.php?${page}`,
    );
  },
);

test.each([
  ['like', true, true, false, true],
  ['like', true, false, true, false],
  ['sharing', true, false, true, true],
  ['sharing', true, true, false, false],
  ['like', false, true, true, false],
  ['sharing', false, true, true, false],
] as const)(
  'the %s block can be added to a template (block theme: %p, like block: %p, sharing block: %p): %p',
  (block, isBlockTheme, isLikeBlockAvailable, isSharingBlockAvailable, expected) => {
    const { site } = ruleInput();
    expect(
      hasBlockFor(block, ruleInput({ isBlockTheme, site: { ...site, isLikeBlockAvailable, isSharingBlockAvailable } })),
    ).toBe(expected);
  },
);
