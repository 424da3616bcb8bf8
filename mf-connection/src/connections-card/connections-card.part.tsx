import { definePart } from '@flightdeck/shared/parts';
import { ConnectionsCard } from './connections-card.view';

export default definePart(ConnectionsCard);
