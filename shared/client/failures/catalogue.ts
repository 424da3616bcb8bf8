import type { WidgetErrorCode } from '../../contracts/widget';
import type { Entries } from './entry';
import { hostEntries } from './host-entries';
import { loaderEntries } from './loader-entries';
import { pageEntries } from './page-entries';
import { restEntries } from './rest-entries';

/** The one catalogue: a code without an entry does not compile. docs/failures.md shows the same. */
export const catalogue: Entries<WidgetErrorCode> = {
  ...restEntries,
  ...loaderEntries,
  ...pageEntries,
  ...hostEntries,
};
