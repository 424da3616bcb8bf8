import type { SaveOutcome, Settings } from '@flightdeck/shared/api';
import { own } from '@flightdeck/shared/contracts/own';

/** Whether an option's value on the server is the one that was sent; an option that the server does not know is off. */
const isSame = (sent: unknown, serverValue: unknown): boolean =>
  typeof sent === 'boolean' ? Boolean(serverValue) === sent : JSON.stringify(sent) === JSON.stringify(serverValue);

/**
 * Whether the server is known to hold all changes after a save. The page may be older than this code; such a page does not
 * say what the server holds.
 */
export const serverHolds = ({ held: serverValues }: Partial<Pick<SaveOutcome, 'held'>>, changes: Settings): boolean =>
  Boolean(serverValues) && Object.entries(changes).every(([name, sent]) => isSame(sent, own(serverValues, name)));
