/** State of a page and its user: session, bus, and unsaved work. */

export * from '../bus/bus';
export * from '../unsaved/unsaved';
export * from './session';
export * from './stored-value';
