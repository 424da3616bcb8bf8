import { savingConverges } from '@flightdeck/shared/testing/parts';
import { enable } from './enable.resource';

describe('the button that enables a recommendation', () =>
  savingConverges('monitor', [false, true], () => ({ save: () => enable('monitor') })));
