/** Switching options on and off where the user sees them: optimistic, with a notice, ending at what the server holds. */
export { holdsAll } from './held';
export { type OptionSwitch, useOptionSwitch } from './option-switch';
export { updateSettings } from './update-settings';
