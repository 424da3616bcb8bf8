import { request, success } from '@flightdeck/shared/api';

/** POST `options/{name}` with `{reset: true}` (SHR-032); the plugin's own options all go by the name `options`. */
export const resetOptions = (name: 'options' | 'modules' = 'options') =>
  request({ method: 'POST', path: `options/${name}`, body: { reset: true } }, success);
