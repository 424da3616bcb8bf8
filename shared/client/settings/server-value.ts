import type { SaveOutcome, Settings } from '@flightdeck/shared/api';
import { own } from '@flightdeck/shared/contracts/own';

/** Whether an option's value on the server is the one that was sent; an option that the server does not know is off. */
const isSame = (sent: unknown, serverValue: unknown): boolean =>
  typeof sent === 'boolean' ? Boolean(serverValue) === sent : JSON.stringify(sent) === JSON.stringify(serverValue);

/**
 * Tells whether the server is known to have all changes after a save. The page may be older than this code; such a page does not
 * return the values of the server.
 */
export const serverHolds = ({ serverValues }: Partial<Pick<SaveOutcome, 'serverValues'>>, changes: Settings): boolean =>
  Boolean(serverValues) && Object.entries(changes).every(([name, sent]) => isSame(sent, own(serverValues, name)));
