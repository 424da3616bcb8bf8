import type { WidgetErrorCode } from '../../contracts/areas/failure';
import type { Entries } from './entry';
import { foreignPageEntries } from './foreign-page-entries';
import { loaderEntries } from './loader-entries';
import { pageEntries } from './page-entries';
import { restEntries } from './rest-entries';

/** The only catalogue of failures: a code without an entry does not compile. docs/failures.md has the same table. */
export const catalogue: Entries<WidgetErrorCode> = {
  ...restEntries,
  ...loaderEntries,
  ...pageEntries,
  ...foreignPageEntries,
};
