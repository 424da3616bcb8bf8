/** Answers of the server: schemas for their fields. */

export * from './wire/wire-shapes';
