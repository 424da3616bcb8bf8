import { type PlanClass, planClass } from './plan-classes';

/** Backup storage by plan, as texts show it (SHR-114). */
export type StorageAllowance = '1GB' | '10GB' | '1TB';

const allowances: ReadonlyMap<PlanClass | '', StorageAllowance> = new Map([
  ['is-security-t1-plan', '10GB'],
  ['is-security-t2-plan', '1TB'],
  ['is-backup-t0-plan', '1GB'],
  ['is-backup-t1-plan', '10GB'],
  ['is-backup-t2-plan', '1TB'],
]);

/** Returns the storage of a plan or product; an empty string if it has none. */
export const storageOf = (slug: unknown): StorageAllowance | '' => allowances.get(planClass(slug)) ?? '';

/** Days a daily backup is kept (SHR-115). */
export const dailyArchiveDays = 30;
