/** Schemas: the functions of valibot that we use, fields of server answers, and texts that the server escaped for HTML. */

export * from './entities';
export * from './field-schemas';
export * from './schema';
