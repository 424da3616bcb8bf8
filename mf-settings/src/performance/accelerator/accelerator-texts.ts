import { __ } from '@flightdeck/shared/i18n';
import type { UpdateTexts } from '../../engine/switches/update.resource';

/** SET-093 */
export const acceleratorTexts = (on: boolean): UpdateTexts =>
  on
    ? {
        progress: __('Enabling Site accelerator…'),
        success: __('Site accelerator is now speeding up your site!'),
        /* translators: %s: the reason */
        failure: __('Error enabling Site accelerator. %s'),
        namesCode: true,
      }
    : {
        progress: __('Disabling site accelerator…'),
        success: __('Site accelerator is no longer speeding up your site!'),
        /* translators: %s: the reason */
        failure: __('Error disabling site accelerator. %s'),
        namesCode: true,
      };
