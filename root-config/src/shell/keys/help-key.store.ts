import { storedValue } from '@flightdeck/shared/session';

/** Whether the user has turned off the `?` key, which shows the keyboard shortcuts. */
export const helpKeyOff = storedValue('help-key-off', 'browser', (stored) => stored === true);
