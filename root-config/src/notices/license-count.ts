import { request, seedRead } from '@flightdeck/shared/api';
import { licenseCountsRead } from '@flightdeck/shared/calls';
import { initialState, readState } from '@flightdeck/shared/session';
import type { Navigation } from '../navigation/navigation';

/**
 * Requests the number of the user's unused licenses, if the page has none or only that of an earlier visit (`needsCount`),
 * and shows or hides the notice about them (LIC-026). @throws Failure
 */
export async function countLicenses({ update }: Pick<Navigation, 'update'>): Promise<void> {
  // The provider can't be reached.
  if (readState('connection').status !== true) return;
  const { path, schema } = licenseCountsRead;
  // Not as a read: a failed read shows a notice, and the user did not request this one.
  const counts = await request({ method: 'GET', path }, schema);
  seedRead(licenseCountsRead, counts);
  initialState().licensing.userCounts = counts;
  update();
}
