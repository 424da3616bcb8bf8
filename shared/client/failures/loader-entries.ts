import { __, sprintf } from '@flightdeck/shared/i18n';
import type { FailureCode } from '../../contracts/areas/failure';
import type { Entries, Entry } from './entry';

type LoaderCode = Extract<FailureCode, `area-${string}` | `part-${string}`>;
type EntryFields = Pick<Entry, 'meaning' | 'operator' | 'developer'> & Partial<Entry>;

const tryAgain = () => __('Try again. If the problem continues, ask a site administrator.');
const askToRedeploy = (area: string) =>
  sprintf(
    /* translators: %s: an area, such as mf-settings. */
    __('Ask your developer or host to redeploy %s.'),
    area,
  );
const deployOlderRelease = () => __('Deploy an older release of the area.');

const areaEntry = (fields: EntryFields): Entry => ({
  title: (what) =>
    sprintf(
      /* translators: %s: the name of a screen or a part of it. */
      __('%s is not available'),
      what,
    ),
  cause: fields.meaning,
  owner: tryAgain,
  ...fields,
});

/** Failures of loading an area or one of its parts. */
export const loaderEntries: Entries<LoaderCode> = {
  'area-unknown': areaEntry({
    meaning: () => __("The area isn't installed."),
    cause: ({ area: name }, what) =>
      sprintf(
        /* translators: %s: an area, such as mf-settings. */
        __("%s isn't installed."),
        name ?? what,
      ),
    owner: askToRedeploy,
    operator: () => __('Deploy the area.'),
    developer: () => __("The areas in registry.json don't include this area."),
  }),
  'part-unknown': areaEntry({
    meaning: () => __('The area has no part with this name.'),
    cause: ({ area: name, version }) =>
      sprintf(
        /* translators: %1$s: an area, such as mf-settings, %2$s: its version number. */
        __('%1$s %2$s has no part with this name.'),
        name ?? '',
        version ?? '',
      ),
    owner: askToRedeploy,
    operator: () => __('Redeploy the area. The page is newer than the area.'),
    developer: () => __("The parts in area.json don't include this part."),
  }),
  'area-incompatible': areaEntry({
    meaning: () => __("The area needs a version of a library that this page doesn't have."),
    cause: ({ area: name, version, needed, present }) =>
      sprintf(
        /* translators: %1$s: an area, such as mf-settings, %2$s: its version number, %3$s and %4$s: a library and its version. */
        __('%1$s %2$s needs %3$s, but this page has %4$s.'),
        name ?? '',
        version ?? '',
        needed ?? '',
        present ?? '',
      ),
    owner: (name) =>
      sprintf(
        /* translators: %s: an area, such as mf-settings. */
        __('Ask your developer or host to update the page, or to rebuild and redeploy %s.'),
        name,
      ),
    operator: () => __('Update the page, or deploy an older release of the area.'),
    developer: () => __('In registry.json, compare the needs of the area with the versions that the page provides.'),
  }),
  'area-ranges': areaEntry({
    meaning: () => __("The area doesn't state which library versions it works with."),
    cause: ({ area: name, version, needed }) =>
      sprintf(
        /* translators: %1$s: an area, such as mf-settings, %2$s: its version number, %3$s: libraries, such as shared, react. */
        __("%1$s %2$s doesn't state which versions it works with: %3$s."),
        name ?? '',
        version ?? '',
        needed ?? '',
      ),
    owner: askToRedeploy,
    operator: () => __('Build the area again and deploy it.'),
    developer: () =>
      __('In registry.json, needs must have a range such as ^1.2.3 for each library. The build writes it.'),
  }),
  'area-script': areaEntry({
    meaning: () =>
      __(
        "A file of the area couldn't be loaded. A browser extension such as an ad blocker may have blocked it, a proxy or optimizer may have changed it, or it's missing on the server.",
      ),
    owner: () =>
      __('Try again. If the problem continues, turn off ad blockers for this site, or ask a site administrator.'),
    operator: () =>
      __(
        'Check that the files of the release are on the server, and that no proxy, CDN or optimizer plugin changes them.',
      ),
    developer: () => __('url names the file. Its hash is in registry.json.'),
  }),
  'area-timeout': areaEntry({
    meaning: () => __('A file of the area took too long to load.'),
    operator: () => __('Check for a slow server or proxy.'),
    developer: () => __('url names the file. The limit is 60 seconds per file.'),
  }),
  'area-truncated': areaEntry({
    meaning: () => __('The first file of the area is incomplete.'),
    operator: () => __('Upload the release again.'),
    developer: () => __('The entry file ran but defined no container.'),
  }),
  'area-start': areaEntry({
    meaning: () => __('The area failed to start.'),
    owner: askToRedeploy,
    operator: deployOlderRelease,
    developer: () => __("The failure's cause is the original error."),
  }),
  'area-export': areaEntry({
    meaning: () => __("The area doesn't contain the parts that it lists."),
    owner: askToRedeploy,
    operator: deployOlderRelease,
    developer: () =>
      __("src/area.tsx maps each part in area.json to a file. The file's default export must have mount."),
  }),
  'area-mount': areaEntry({
    title: (what) =>
      sprintf(
        /* translators: %s: the name of a screen or a part of it. */
        __('%s stopped working'),
        what,
      ),
    meaning: () => __('An error in the area stopped it.'),
    operator: deployOlderRelease,
    developer: () => __('The console shows the error and the component that threw it.'),
  }),
  'area-replaced': areaEntry({
    meaning: () => __('The area was updated after you opened this page, and files that the page needs are gone.'),
    cause: ({ area: name, version, present }, what) =>
      sprintf(
        /* translators: %1$s: an area, such as mf-settings, %2$s: the new version number, %3$s: the old version number. */
        __('%1$s was updated to %2$s after you opened this page, and files of %3$s are gone.'),
        name ?? what,
        present ?? '',
        version ?? '',
      ),
    owner: () =>
      __(
        'Reload the page. You can restore unsaved settings afterwards. Copy anything else you typed first, such as a license key.',
      ),
    operator: () => __('Keep the folders of older releases on the server while pages may still use them.'),
    developer: () => __("registry.json and the page name different versions. The code isn't at fault."),
  }),
};
