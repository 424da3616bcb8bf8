import type { SaveOutcome, Settings } from '@flightdeck/shared/api';
import { own } from '@flightdeck/shared/contracts/own';
import { sameSetting } from '../../model/format/same-setting';

/**
 * Returns whether the server is known to have all changes after a save; an option unknown to the server is off. A page
 * that is older than this code does not return the values of the server.
 */
export const serverHolds = ({ serverValues }: Partial<Pick<SaveOutcome, 'serverValues'>>, changes: Settings): boolean =>
  Boolean(serverValues) && Object.entries(changes).every(([name, sent]) => sameSetting(sent, own(serverValues, name)));
