import { ActiveChip, ConnectChip, FailedChip, LoadingChip, OffChip, OfflineChip } from './chips.view';
import type { ModuleCardState } from './module-card-state';

/** Names the state of a module or plugin on cards without a toggle. */
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
