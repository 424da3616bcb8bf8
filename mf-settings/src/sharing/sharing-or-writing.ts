import { isOn } from '../engine/facts';

/**
 * Who manages nothing sees the sharing settings while social connections are on (SET-009, SET-011); otherwise those for
 * writing, since nothing would be left to see (SET-171, OQ-092).
 * @param held undefined while it is unknown
 */
export const sharingOrWriting = (
  managesModules: boolean,
  held: Readonly<Record<string, unknown>> | undefined,
): 'sharing' | 'writing' => (managesModules || held === undefined || isOn(held.publicize) ? 'sharing' : 'writing');
