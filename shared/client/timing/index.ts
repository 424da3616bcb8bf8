/** Waits: for frames, idle time and quiet input, and for files that load later. */

export * from './file-loads';
export * from './lazy-file';
export * from './timing';
export * from './when-near';
