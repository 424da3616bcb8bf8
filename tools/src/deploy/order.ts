import type { UnitName } from './releases/release';

/** The unit that a command changes, and how the command runs. */
export interface Order {
  readonly unit: UnitName;
  readonly isDryRun: boolean;
  /** Whether a page may replace one with which live areas work, although they don't work with the new page. */
  readonly breaksAreas?: boolean;
  readonly print: (line: string) => void;
}
