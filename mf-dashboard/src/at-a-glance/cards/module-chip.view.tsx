import { ActiveChip, ConnectChip, FailedChip, LoadingChip, OffChip, OfflineChip } from './chips.view';
import type { ModuleCardState } from './module-card-state';

/** The state of a module or plugin in a word, where no toggle says it. */
export function ModuleChip({ kind }: Pick<ModuleCardState, 'kind'>) {
  switch (kind) {
    case 'offline':
      return <OfflineChip />;
    case 'connect':
      return <ConnectChip />;
    case 'loading':
      return <LoadingChip />;
    case 'failed':
      return <FailedChip />;
    case 'active':
      return <ActiveChip />;
    case 'inactive':
      return <OffChip />;
  }
}
