import type { UnitName } from './releases/release';

/** The unit that a command changes, and how the command runs. */
export interface Order {
  readonly unit: UnitName;
  readonly isDryRun: boolean;
  readonly print: (line: string) => void;
}
