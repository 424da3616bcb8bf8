/** Steps from an empty file to the current schema. Add a step to change it; never edit a released step. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'first tables',
    sql: `
      CREATE TABLE options (name TEXT PRIMARY KEY, value TEXT NOT NULL);
      CREATE TABLE users (
        id INTEGER PRIMARY KEY, login TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
        role TEXT NOT NULL, email TEXT NOT NULL, password TEXT NOT NULL
      );
      CREATE TABLE user_options (
        user_id INTEGER NOT NULL REFERENCES users(id), name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user_id, name)
      );
      CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users(id), expires_at INTEGER NOT NULL
      );
      CREATE TABLE modules (slug TEXT PRIMARY KEY);
      CREATE TABLE accounts (
        user_id INTEGER PRIMARY KEY REFERENCES users(id), account_id INTEGER NOT NULL, token TEXT NOT NULL
      );
      CREATE TABLE grants (
        code_hash TEXT PRIMARY KEY, client_id INTEGER NOT NULL, user_id INTEGER NOT NULL,
        expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
      );
    `,
  },
];
