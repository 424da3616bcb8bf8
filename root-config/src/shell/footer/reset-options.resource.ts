import { asFailure } from '@flightdeck/shared/api';
import { __ } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/reporting';
import { resetOptions } from './options.call';

const noticeId = 'reset-options';
let isRunning = false;

/** Asks the user, then resets all options of the plugin and shows the result (ROOT-085 to ROOT-088). */
export async function confirmAndReset(
  confirm: (message: string) => boolean = window.confirm.bind(window),
): Promise<void> {
  if (isRunning || !confirm(__('This will reset all Jetpack options, are you sure?'))) return;
  isRunning = true;
  notify({ noticeId, status: 'is-info', text: __('Resetting Jetpack options…') });
  try {
    await resetOptions();
    notify({ noticeId, status: 'is-success', text: __('Options reset.'), duration: successDuration });
  } catch (error) {
    console.error('Flightdeck: the options were not reset.', asFailure(error));
    notify({ noticeId, status: 'is-error', text: __('Options failed to reset.') });
  } finally {
    isRunning = false;
  }
}
