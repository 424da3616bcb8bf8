import { asFailure } from '@flightdeck/shared/api';
import { testConnection } from '@flightdeck/shared/calls';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify } from '@flightdeck/shared/reporting';

const noticeId = 'test-jetpack-connection';
let isRunning = false;

/** Tests the connection and shows the result (ROOT-034, OQ-011). Does nothing while a test is running. */
export async function runConnectionTest(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  notify({ noticeId, status: 'is-info', text: __('Testing Jetpack Connection'), isBusy: true });
  try {
    notify({ noticeId, status: 'is-success', text: messageOf(await testConnection()) });
  } catch (error) {
    const { code, message, serverMessage } = asFailure(error);
    const text =
      code === 'rest-refused' && serverMessage
        ? serverMessage
        : sprintf(
            /* translators: %s: a whole sentence that says what failed. */
            __('There was an error testing Jetpack. Error: %s'),
            message,
          );
    notify({ noticeId, status: 'is-error', text });
  } finally {
    isRunning = false;
  }
}

/** Returns the site's message about a passed test; a text of our own if the answer has none. */
export const messageOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : __('The connection works.');
