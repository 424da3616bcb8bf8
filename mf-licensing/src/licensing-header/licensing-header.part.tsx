import { defineWidget } from '@flightdeck/shared/parts/widget';
import { LicensingHeader } from './licensing-header.view';

export default defineWidget(LicensingHeader);
