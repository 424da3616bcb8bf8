import type { InitialState } from '@flightdeck/shared/contracts/page';
import type { BusHandle } from '@flightdeck/shared/session';
import type { Loader } from '../loader/loader';
import type { Navigation } from '../navigation/navigation';
import type { PageElements } from './page-elements';

/** Props that the shell and the areas share. */
export interface PageProps {
  readonly navigation: Navigation;
  readonly loader: Loader;
  readonly bus: BusHandle;
  readonly initial: InitialState;
  readonly elements: PageElements;
}
