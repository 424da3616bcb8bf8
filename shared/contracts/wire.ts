/** Answers of the server: schemas for their fields, and safe access to them. */

export * from './field-schemas';
export * from './own';
export * from './reading';
export * from './wire-shapes';
