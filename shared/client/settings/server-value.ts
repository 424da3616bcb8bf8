import type { SaveOutcome, Settings } from '@flightdeck/shared/api';
import { own } from '@flightdeck/shared/contracts/own';

/** Returns whether the server has the value that was sent; an option unknown to the server is off. */
const isSame = (sent: unknown, serverValue: unknown): boolean =>
  typeof sent === 'boolean' ? Boolean(serverValue) === sent : JSON.stringify(sent) === JSON.stringify(serverValue);

/**
 * Returns whether the server is known to have all changes after a save. A page that is older than this code does not
 * return the values of the server.
 */
export const serverHolds = ({ serverValues }: Partial<Pick<SaveOutcome, 'serverValues'>>, changes: Settings): boolean =>
  Boolean(serverValues) && Object.entries(changes).every(([name, sent]) => isSame(sent, own(serverValues, name)));
