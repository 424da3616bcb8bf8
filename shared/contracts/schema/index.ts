/** Schemas: the functions of valibot that we use, and texts that the server escaped for HTML. */

export * from './entities';
export * from './schema';
