import { request, success } from '@flightdeck/shared/api';

/**
 * Resets options: POST `options/{name}` with `{reset: true}` (SHR-032). The name `options` resets all options of the
 * plugin; `modules` turns the default modules on.
 */
export const resetOptions = (name: 'options' | 'modules' = 'options') =>
  request({ method: 'POST', path: `options/${name}`, body: { reset: true } }, success);
