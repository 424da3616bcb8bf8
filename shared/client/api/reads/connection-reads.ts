import { connectionDataSchema, connectionStatusSchema } from '../../../contracts/wire/wire-shapes';
import { defineRead } from './query';

/** GET `connection` (SHR-019); needs no login. */
export const connectionRead = defineRead('connection', connectionStatusSchema);

/** GET `connection/data` (SHR-018). */
export const connectionDataRead = defineRead('connection/data', connectionDataSchema);
