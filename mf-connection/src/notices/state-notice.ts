import type { InitialState } from '@flightdeck/shared/contracts/page';
import { errorMessage } from './error-messages';
import type { StateMessage } from './state-message';
import { keyMessage, type MessageFacts } from './success-messages';

/** Returns the message for the message key, else for the error key; null if neither has a message (FACT-CONN-6). */
export function stateMessage(keys: InitialState['jetpackStateNotices'], facts: MessageFacts): StateMessage | null {
  const message = keys.messageCode ? keyMessage(keys.messageCode, facts) : null;
  return message ?? (keys.errorCode ? errorMessage(keys.errorCode, keys.errorDescription) : null);
}
