import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui';

export const OfflineChip = () => (
  <StateChip icon="plug" tone="neutral">
    {__('Offline')}
  </StateChip>
);

export const ConnectChip = () => <StateChip tone="neutral">{__('Not connected')}</StateChip>;

export const LoadingChip = () => (
  <StateChip icon="spinner" tone="neutral">
    {__('Loading')}
  </StateChip>
);

/** Amber instead of red: a read failed, the site itself is fine. */
export const FailedChip = () => <StateChip tone="warning">{__('Not loaded')}</StateChip>;

export const ActiveChip = () => <StateChip tone="success">{__('Active')}</StateChip>;

export const OffChip = () => <StateChip tone="neutral">{__('Off')}</StateChip>;
