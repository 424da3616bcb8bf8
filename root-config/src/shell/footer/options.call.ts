import { request, success } from '@flightdeck/shared/api';

/**
 * Resets options: POST `options/{name}` with `{reset: true}` (SHR-032); `options` stands for all options of the
 * plugin.
 */
export const resetOptions = (name: 'options' | 'modules' = 'options') =>
  request({ method: 'POST', path: `options/${name}`, body: { reset: true } }, success);
