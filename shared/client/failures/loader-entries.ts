import { __, sprintf } from '@flightdeck/shared/i18n';
import type { FailureCode } from '../../contracts/failure';
import type { Entries, Entry } from './entry';

type LoaderCode = Extract<FailureCode, `area-${string}` | `part-${string}`>;
type Given = Pick<Entry, 'meaning' | 'operator' | 'developer'> & Partial<Entry>;

const again = () => __('Try again. If it keeps failing, ask whoever looks after this site.');
const redeploy = (area: string) => sprintf(__('Whoever deploys %s needs to deploy it again.'), area);
const older = () => __('Deploy an older release of the area.');

const area = (given: Given): Entry => ({
  title: (what) => sprintf(__('%s is not available'), what),
  cause: given.meaning,
  owner: again,
  ...given,
});

/** Failures of loading an area or one of its parts. */
export const loaderEntries: Entries<LoaderCode> = {
  'area-unknown': area({
    meaning: () => __('The area is not part of this installation.'),
    cause: ({ area: name }, what) => sprintf(__('%s is not part of this installation.'), name ?? what),
    owner: redeploy,
    operator: () => __('Deploy the area.'),
    developer: () => __('registry.json does not name it under areas.'),
  }),
  'part-unknown': area({
    meaning: () => __('The area has no part of this name.'),
    cause: ({ area: name, version }) => sprintf(__('%1$s %2$s has no part of this name.'), name ?? '', version ?? ''),
    owner: redeploy,
    operator: () => __('Deploy the area again; the page is newer than the area.'),
    developer: () => __('area.json does not name it under parts.'),
  }),
  'area-incompatible': area({
    meaning: () => __('The area needs what this page does not have.'),
    cause: ({ area: name, version, wanted, present }) =>
      sprintf(__('%1$s %2$s needs %3$s; this page has %4$s.'), name ?? '', version ?? '', wanted ?? '', present ?? ''),
    owner: (name) =>
      sprintf(__('Whoever deploys %s needs to build it against what is live, or the page needs to be updated.'), name),
    operator: () => __('Update the page, or deploy an older release of the area.'),
    developer: () => __('Compare needs of area.json with what the page shares.'),
  }),
  'area-script': area({
    meaning: () => __('A file of it did not arrive, or is not the file that was deployed.'),
    operator: () => __('See whether the files of the release are on the server, unchanged.'),
    developer: () => __('url names the file; its hash stands in registry.json.'),
  }),
  'area-timeout': area({
    meaning: () => __('A file of it did not arrive in time.'),
    operator: () => __('Look for a slow server or proxy.'),
    developer: () => __('url names the file; the limit is 60 seconds per file.'),
  }),
  'area-truncated': area({
    meaning: () => __('Its first file arrived incomplete.'),
    operator: () => __('Upload the release again.'),
    developer: () => __('The entry ran and defines no container.'),
  }),
  'area-start': area({
    meaning: () => __('It failed while it started.'),
    owner: redeploy,
    operator: older,
    developer: () => __('The error is the cause of the failure.'),
  }),
  'area-export': area({
    meaning: () => __('It does not bring what it promises.'),
    owner: redeploy,
    operator: older,
    developer: () => __('src/area.tsx ties each part of area.json to a file; its default export has mount.'),
  }),
  'area-mount': area({
    title: (what) => sprintf(__('%s stopped working'), what),
    meaning: () => __('It ran into an error of its own.'),
    operator: older,
    developer: () => __('The console has the error and the component it came from.'),
  }),
  'area-replaced': area({
    meaning: () => __('It was updated since this page was opened, and files of the release this page uses are gone.'),
    cause: ({ area: name, version, present }, what) =>
      sprintf(
        __('%1$s was updated to %2$s since this page was opened, and files of %3$s are gone.'),
        name ?? what,
        present ?? '',
        version ?? '',
      ),
    owner: () =>
      __(
        'Reload the page. Settings that you have changed and not saved are offered to you again afterwards; what you have typed elsewhere, such as a license key, needs to be copied first.',
      ),
    operator: () => __('Leave folders of older releases on the server for as long as pages may be open.'),
    developer: () => __('registry.json names another version than the page; nothing is wrong with the code.'),
  }),
};
