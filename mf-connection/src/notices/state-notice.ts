import type { InitialState } from '@flightdeck/shared/contracts/page';
import { errorMessage } from './error-messages';
import type { StateMessage } from './state-message';
import { keyMessage, type MessageInput } from './success-messages';

/** Returns the message for the message key, else for the error key; null if neither has a message (FACT-CONN-6). */
export function stateMessage(keys: InitialState['jetpackStateNotices'], input: MessageInput): StateMessage | null {
  const message = keys.messageCode ? keyMessage(keys.messageCode, input) : null;
  return message ?? (keys.errorCode ? errorMessage(keys.errorCode, keys.errorDescription) : null);
}
