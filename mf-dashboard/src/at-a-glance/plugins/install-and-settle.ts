/** ms that a plugin gets to settle before the list is read again (DASH-110). */
export const settleTime = 2500;

/** What installing consists of. */
export interface InstallSteps<Failure> {
  /** Asks for the plugin to be installed and active. @returns why not, null for no reason; never rejects */
  send(): Promise<Failure | null>;
  /** Reads the list of plugins again. */
  readAgain(): Promise<unknown>;
}

/**
 * Installs, lets the plugin settle, and reads the list again (DASH-109 to DASH-111). After a failure it is read at once: an
 * answer that got lost, or another tab, may have done it.
 * @returns what went wrong, null for nothing; never rejects
 */
export async function installAndSettle<Failure>({ send, readAgain }: InstallSteps<Failure>): Promise<Failure | null> {
  const failure = await send();
  if (failure === null) await new Promise((resolve) => setTimeout(resolve, settleTime));
  await readAgain().catch(() => null);
  return failure;
}
