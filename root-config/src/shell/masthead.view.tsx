import { recordClick } from '@flightdeck/shared/analytics';
import type { Facts } from '@flightdeck/shared/contracts/screens';
import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui/chip';
import { Logo } from './logo.view';
import css from './masthead.css';

interface MastheadProps {
  readonly facts: Facts;
  readonly sandboxDomain: string;
  readonly rawUrl: string;
}

/** The mark, and nothing else while all is well: only exceptions stand in the masthead (ROOT-022, ROOT-032, ROOT-033). */
export function Masthead({ facts, sandboxDomain, rawUrl }: MastheadProps) {
  return (
    <div className={`fd-page-frame fd-page-masthead ${css.masthead}`}>
      <a className={css.logo} href="#/dashboard" onClick={() => recordClick({ target: 'masthead', path: 'logo' })}>
        <Logo />
      </a>
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
    </div>
  );
}
