/** Mounts parts in tests, and uses them. Needs a document. */

export * from '../ui/popover/popover-double';
export * from './mount-part';
export * from './press';
export * from './read-qr-code';
export * from './saving-converges';
