import { record } from '@flightdeck/shared/reporting';
import type { Step } from '../flow/steps';

/** Records a click in a row of the summary (FACT-SHR-10). */
export const recordClickOn = (what: 'configure' | 'learn_more' | 'manage' | 'step_name', feature: Step): boolean =>
  record(`jetpack_recommendations_summary_${what}_click`, { feature });
