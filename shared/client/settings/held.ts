import type { SaveOutcome, Settings } from '@flightdeck/shared/api';
import { own } from '@flightdeck/shared/contracts/own';

/** Whether the server holds what was sent; an option that it does not know is off. */
const saysSame = (sent: unknown, held: unknown): boolean =>
  typeof sent === 'boolean' ? Boolean(held) === sent : JSON.stringify(sent) === JSON.stringify(held);

/** Whether it is known to hold all of it after a save. A page that is older than this does not say what it holds. */
export const holdsAll = ({ held }: Partial<Pick<SaveOutcome, 'held'>>, changes: Settings): boolean =>
  Boolean(held) && Object.entries(changes).every(([name, sent]) => saysSame(sent, own(held, name)));
