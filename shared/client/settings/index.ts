/** Saves values with the notices about a save. Widgets save no settings, so only the page provides this entry. */

export type { Settings } from '../../contracts/wire/settings';
export * from './save-notices';
export * from './save-outcome';
export * from './save-settings';
