/** Formats amounts, dates, numbers, lists and sizes in the language and time zone of the site. */

export * from './amount';
export * from './currency';
export * from './date';
export * from './instant';
export * from './list';
export * from './locale';
export * from './number';
