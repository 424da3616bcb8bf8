import { request, seedRead } from '@flightdeck/shared/api';
import { licenseCountsRead } from '@flightdeck/shared/calls';
import { initialState, readState } from '@flightdeck/shared/session';
import type { Navigation } from '../navigation/navigation';

/**
 * Requests the number of the user's unused licenses, and shows or hides the notice about them (LIC-026). Called if the page
 * state has no current number (`needsCount`). Does nothing on a site that is not connected.
 * @throws Failure if the request fails
 */
export async function countLicenses({ update }: Pick<Navigation, 'update'>): Promise<void> {
  // The site can't reach the provider.
  if (readState('connection').status !== true) return;
  const { path, schema } = licenseCountsRead;
  // Uses `request`, because a failed read shows a notice, and the user did not start this request.
  const counts = await request({ method: 'GET', path }, schema);
  seedRead(licenseCountsRead, counts);
  initialState().licensing.userCounts = counts;
  update();
}
