import { definePart } from '@flightdeck/shared/parts';
import { Product } from './product.view';

export default definePart(Product);
