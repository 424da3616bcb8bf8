import { __ } from '@flightdeck/shared/i18n';
import { recordClick, recordModuleToggle } from '@flightdeck/shared/reporting';
import type { CardDescription } from '../../engine/cards/card';
import { AcceleratorRow } from './accelerator-row.view';
import { acceleratorChanges, acceleratorState, imageChanges, isAcceleratorOn } from './accelerator-rules';

const acceleratorName = () => __('Site accelerator');

/** Site accelerator and lazy loading of images (SET-091 to SET-095). */
export const accelerator: CardDescription = {
  id: 'speed-up-site',
  title: () => __('Performance & speed'),
  icon: 'gauge',
  // The card would offer to connect if its first module needed a connection. `lazy-images` needs none.
  modules: ['lazy-images', 'photon', 'photon-cdn'],
  settings: ['tiled-gallery', 'tiled_galleries'],
  searchTerms: () => [__('images'), __('lazy loading'), 'CDN'],
  switches: [
    {
      option: 'site-accelerator',
      label: acceleratorName,
      explanation: () => __('Images and static files load from servers near your visitors, so pages load faster.'),
      learnMore: 'jetpack-support-site-accelerator',
      exists: (input) => acceleratorState(input) !== 'hidden',
      isOn: isAcceleratorOn,
      changes: (on, _serverValues, input) => acceleratorChanges(on, input),
      record: recordAccelerator,
      view: AcceleratorRow,
    },
    {
      option: 'photon',
      below: 'site-accelerator',
      label: () => __('Speed up image load times'),
      moduleName: acceleratorName,
      changes: imageChanges,
      record: (on) => recordModuleToggle('photon', on),
    },
    {
      option: 'photon-cdn',
      below: 'site-accelerator',
      label: () => __('Speed up static file load times'),
      moduleName: acceleratorName,
    },
    {
      option: 'lazy-images',
      label: () => __('Lazy loading for images'),
      explanation: () => __('Images load as visitors scroll to them, so pages open faster.'),
      learnMore: 'jetpack-support-lazy-images',
      moduleName: () => __('Lazy loading for images'),
    },
  ],
};

function recordAccelerator(on: boolean): void {
  recordClick({ target: 'jetpack_site_accelerator_toggle', toggled: on ? 'on' : 'off' });
  recordModuleToggle('photon', on);
  recordModuleToggle('photon-cdn', on);
}
