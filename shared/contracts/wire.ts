/** Answers of the server: schemas for their fields, and safe access to them. */

export * from './wire/field-schemas';
export * from './wire/own';
export * from './wire/wire-shapes';
