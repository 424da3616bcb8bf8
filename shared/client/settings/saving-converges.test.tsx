import { savingConverges } from '../../testing/saving-converges';
import { saveSettings } from './save-settings';

savingConverges('monitor', [false, true], () => ({ save: (value) => saveSettings({ monitor: value }) }));
savingConverges('google', ['', 'a', ' a ', 'b & c'], () => ({ save: (value) => saveSettings({ google: value }) }));
