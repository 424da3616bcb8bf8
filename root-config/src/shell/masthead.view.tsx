import type { Facts } from '@flightdeck/shared/contracts/screens';
import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui/chip';
import css from './masthead.css';

interface MastheadProps {
  readonly facts: Facts;
  readonly sandboxDomain: string;
  readonly rawUrl: string;
}

/** The end of the masthead: nothing but the site while all is well; only exceptions stand there (ROOT-032, ROOT-033). */
export function Masthead({ facts, sandboxDomain, rawUrl }: MastheadProps) {
  return (
    <span className={css.end}>
      {facts.status === 'offline' && (
        <StateChip tone="neutral" icon="plug">
          {__('Offline Mode')}
        </StateChip>
      )}
      {facts.status === false && (
        <StateChip tone="neutral" icon="plug">
          {__('Not connected')}
        </StateChip>
      )}
      {sandboxDomain && <StateChip tone="warning">{__('API Sandboxed')}</StateChip>}
      <bdi className={css.site}>{rawUrl}</bdi>
    </span>
  );
}
