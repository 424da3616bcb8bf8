import type { ProductKey } from '@flightdeck/shared/plans';
import type { Step } from '../flow/steps';

const steps: Readonly<Record<ProductKey, Step>> = {
  akismet: 'antispam-activated',
  backup: 'backup-activated',
  scan: 'scan-activated',
  search: 'search-activated',
  security: 'welcome__security',
  videopress: 'videopress-activated',
};

/** Returns the step whose illustration suits the product. */
export const pictureStepOf = (key: ProductKey): Step => steps[key];
