import type { OfflineMode } from '@flightdeck/shared/contracts/page';
import { __, sprintf } from '@flightdeck/shared/i18n';

/** Returns the reasons for Offline Mode, one sentence for each flag that is true (FACT-CONN-6). */
export function offlineReasons({ filter, constant, wpLocalConstant, option, url }: OfflineMode): readonly string[] {
  return [
    ...(filter
      ? [
          sprintf(
            /* translators: %s: the name of a WordPress filter. */
            __('The filter %s is active.'),
            'jetpack_development_mode',
          ),
        ]
      : []),
    ...(constant
      ? [
          sprintf(
            /* translators: %s: the name of a PHP constant. */
            __('The constant %s is defined.'),
            'JETPACK_DEV_DEBUG',
          ),
        ]
      : []),
    ...(wpLocalConstant
      ? [
          sprintf(
            /* translators: %s: the name of a PHP constant. */
            __('The constant %s is defined.'),
            'WP_LOCAL_DEV',
          ),
        ]
      : []),
    ...(option
      ? [
          sprintf(
            /* translators: %s: the name of a WordPress option. */
            __('The option %s is turned on.'),
            'jetpack_offline_mode',
          ),
        ]
      : []),
    ...(url ? [__('Your site has a local development address.')] : []),
  ];
}
