import { request, success } from '@flightdeck/shared/api';

/** POST `connection` with `{isActive: false}` (SHR-023). */
export const disconnectSite = () => request({ method: 'POST', path: 'connection', body: { isActive: false } }, success);

/** POST `connection/user` with `{linked: false}` (SHR-024). */
export const unlinkUser = () => request({ method: 'POST', path: 'connection/user', body: { linked: false } }, success);
