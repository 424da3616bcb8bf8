/**
 * Replaces a missing or refused `adminUrl` of the page state. A separate module, so that code with this default does not contain the
 * schemas of the page state.
 */
export const defaultAdminUrl = '/wp-admin/';
