import { countText } from '../common/count-text';
import type { UnitName } from './releases/release';
import type { UploadCount } from './targets/target';

/** The unit that a command changes, and how the command runs. */
export interface Order {
  readonly unit: UnitName;
  readonly isDryRun: boolean;
  readonly print: (line: string) => void;
}

/** Returns the counts of an upload in words, such as `2 files and 4 compressed copies of them`. */
export const uploadText = ({ files, compressed }: UploadCount) =>
  compressed === 0
    ? countText(files, 'file')
    : `${countText(files, 'file')} and ${compressed} compressed copies of them`;
