import { defineWidget } from '@flightdeck/shared/parts/widget';
import { ConnectionWidget } from './connection.view';

export default defineWidget(ConnectionWidget);
