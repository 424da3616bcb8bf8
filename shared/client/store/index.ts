/** State that views share within an area. */

export * from './store';
