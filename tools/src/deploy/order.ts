import type { UnitName } from './releases/release';
import type { UploadCount } from './targets/target';

/** The unit that a command changes, and its options. */
export interface Order {
  readonly unit: UnitName;
  readonly dryRun: boolean;
  readonly say: (line: string) => void;
}

/** Counts of an upload, in words. */
export const counted = ({ files, compressed }: UploadCount) =>
  compressed === 0 ? `${files} files` : `${files} files and ${compressed} compressed copies of them`;
