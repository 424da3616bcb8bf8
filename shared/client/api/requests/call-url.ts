import { restUrl } from '../../../contracts/page/rest-url';
import { apiSettings } from '../api-settings';
import type { Call } from './call';

/**
 * Returns the absolute address of a call (SHR-001, SHR-006). The last parameter of a read is `_cacheBuster`, the current
 * time in ms (SHR-004); without it, the server answers some reads from its cache.
 */
export const callUrl = ({ method, path, params }: Call): string => {
  const query = new URLSearchParams(params);
  if (method === 'GET') query.set('_cacheBuster', String(Date.now()));
  const route = path.startsWith('/') ? path.slice(1) : `jetpack/v4/${path}`;
  return restUrl(apiSettings.root, route, query.toString());
};
