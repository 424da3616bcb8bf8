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

/** The step whose picture shows what the product does. */
export const pictureOf = (key: ProductKey): Step => steps[key];
