import { type PlanClass, planClass } from './plan-classes';

/** Storage of backups by plan, as it is written in texts (SHR-114). */
export type StorageAllowance = '1GB' | '10GB' | '1TB';

const allowances: ReadonlyMap<PlanClass | '', StorageAllowance> = new Map([
  ['is-security-t1-plan', '10GB'],
  ['is-security-t2-plan', '1TB'],
  ['is-backup-t0-plan', '1GB'],
  ['is-backup-t1-plan', '10GB'],
  ['is-backup-t2-plan', '1TB'],
]);

/** Storage that comes with a plan or product; the empty string where none is agreed. */
export const storageOf = (slug: unknown): StorageAllowance | '' => allowances.get(planClass(slug)) ?? '';

/** Days a daily backup is kept (SHR-115). */
export const dailyArchiveDays = 30;
