import { definePart } from '@flightdeck/shared/parts';
import { ConnectionWidget } from './connection.view';

export default definePart(ConnectionWidget);
