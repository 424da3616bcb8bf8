/** Reports of a part: notices to the user, and events to the usage statistics. */

export * from '../analytics/analytics';
export * from './notices';
