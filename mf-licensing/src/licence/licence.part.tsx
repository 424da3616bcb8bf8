import { defineWidget } from '@flightdeck/shared/parts/widget';
import { Licence } from './licence.view';

export default defineWidget(Licence);
