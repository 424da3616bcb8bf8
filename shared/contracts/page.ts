/** Contracts of page, areas, widgets and host: page state, reads, bus topics, notices, unsaved work and failures. */

export * from './failure';
export type { InitialState } from './initial-state';
export * from './is-read-made';
export * from './notice';
export * from './page-reads';
export * from './page-state';
export * from './query-keys';
export * from './rest-url';
export * from './stack-frames';
export * from './topics';
export * from './unsaved-work';
export * from './widget';
