import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import Database from 'libsql';
import * as v from 'valibot';
import { migrations } from './migrations';

/** Values that can be bound to a statement. */
export type Bindable = string | number | null;

/** Access to SQLite. Parses every row with a schema. */
export interface Db {
  /** Returns the first row, or undefined. */
  one<T>(schema: v.GenericSchema<unknown, T>, sql: string, ...values: Bindable[]): T | undefined;
  /** Returns all rows. */
  all<T>(schema: v.GenericSchema<unknown, T>, sql: string, ...values: Bindable[]): T[];
  /** Runs one statement and returns the number of changed rows. */
  run(sql: string, ...values: Bindable[]): number;
  /** Returns a number that rises with every change and rollback. A value that was read at the same number is still valid. */
  version(): number;
  /** Runs `work` in a transaction, which nested calls share. If the outermost `work` throws, rolls back and throws the error. */
  write<T>(work: () => T): T;
  close(): void;
}

/**
 * Opens or creates the database file, and migrates it to the newest schema.
 * @throws Error if the file was written by a newer version of the site
 */
export function openDatabase(file: string): Db {
  if (file !== ':memory:') makePrivate(file);
  const raw = new Database(file);
  raw.pragma('journal_mode = WAL');
  // FULL: a confirmed write survives a power cut.
  raw.pragma('synchronous = FULL');
  raw.pragma('foreign_keys = ON');
  raw.pragma('busy_timeout = 2000');
  let depth = 0;
  let version = 0;
  const statements = new Map<string, Database.Statement>();
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? raw.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const db: Db = {
    one(schema, sql, ...values) {
      const row = prepare(sql).get(...values);
      return row === undefined || row === null ? undefined : v.parse(schema, row);
    },
    all: (schema, sql, ...values) =>
      prepare(sql)
        .all(...values)
        .map((row) => v.parse(schema, row)),
    run(sql, ...values) {
      version += 1;
      return prepare(sql).run(...values).changes;
    },
    version: () => version,
    write(work) {
      if (depth > 0) return work();
      raw.exec('BEGIN IMMEDIATE');
      depth += 1;
      try {
        const result = work();
        raw.exec('COMMIT');
        return result;
      } catch (error) {
        raw.exec('ROLLBACK');
        version += 1;
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close: () => {
      statements.clear();
      raw.close();
    },
  };
  migrate(db, (sql) => raw.exec(sql));
  return db;
}

/**
 * Lets only the owner of the database file read and write it, because it has password hashes and the secret of all nonces. SQLite gives
 * the other files of the database the same mode.
 */
function makePrivate(file: string) {
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
}

function migrate(db: Db, exec: (sql: string) => unknown) {
  exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  const appliedCount = db.all(v.object({ number: v.number() }), 'SELECT number FROM migrations').length;
  if (appliedCount > migrations.length) throw new Error('A newer version of the site wrote the data.');
  for (const [number, { name, sql }] of migrations.entries()) {
    if (number < appliedCount) continue;
    db.write(() => {
      exec(sql);
      db.run('INSERT INTO migrations (number, name) VALUES (?, ?)', number, name);
    });
  }
}
