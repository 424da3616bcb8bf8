/** Contracts of page, areas, widgets and server: page state, reads, bus topics, notices, unsaved work and failures. */

export * from './areas/failure';
export * from './bus/notice';
export * from './bus/topics';
export * from './bus/unsaved-work';
export * from './page/failure-report';
export type { InitialState } from './page/initial-state';
export * from './page/is-read-made';
export * from './page/page-globals';
export * from './page/page-reads';
export * from './page/page-state';
export * from './page/query-keys';
export * from './page/rest-url';
export * from './page/widget';
