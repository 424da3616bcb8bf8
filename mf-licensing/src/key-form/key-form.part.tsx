import { definePart } from '@flightdeck/shared/parts';
import { KeyForm } from './key-form.view';

export default definePart(KeyForm);
