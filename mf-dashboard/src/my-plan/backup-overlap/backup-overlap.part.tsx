import { definePart } from '@flightdeck/shared/parts';
import { BackupOverlap } from './backup-overlap.view';

export default definePart(BackupOverlap);
