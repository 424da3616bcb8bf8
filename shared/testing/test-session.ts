import { startSession } from '@flightdeck/shared/session';
import { testPageState } from './page-state-sample';

/** Starts the session of a page, as the page does. @param change changes the sample page state */
export async function startTestSession(change?: Parameters<typeof testPageState>[0]): Promise<void> {
  await startSession(testPageState(change));
}
