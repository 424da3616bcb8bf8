/** Functions that wait for frames, idle time, the end of input, and files that load later. */

export * from './file-loads';
export * from './lazy-file';
export * from './timing';
export * from './when-near';
