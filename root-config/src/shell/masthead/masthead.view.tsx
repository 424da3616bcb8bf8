import type { Facts } from '@flightdeck/shared/contracts/areas';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { shownAddress } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { StateChip } from '@flightdeck/shared/ui';
import { runConnectionTest } from '../../status/connection-test.resource';
import css from './masthead.css';
import type { MastheadButton } from './masthead-buttons';

interface MastheadProps {
  readonly facts: Facts;
  readonly buttons: readonly MastheadButton[];
  /** Domain of the API sandbox; empty without a sandbox. */
  readonly sandboxDomain: string;
  /** Address of the site, without the scheme. */
  readonly rawUrl: string;
}

/** The end of the masthead: exceptional states of the connection (ROOT-032, ROOT-033), address of the site, and buttons. */
export function Masthead({ facts, buttons, sandboxDomain, rawUrl }: MastheadProps) {
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
      {sandboxDomain && (
        <button
          className={css.sandbox}
          onClick={() => void runConnectionTest()}
          title={sprintf(
            /* translators: %s: a domain name. */
            __('Sandboxing via %s. Click to test connection.'),
            sandboxDomain,
          )}
          type="button"
        >
          <StateChip tone="warning">{__('API Sandboxed')}</StateChip>
        </button>
      )}
      <bdi className={css.site}>{shownAddress(rawUrl)}</bdi>
      {buttons.length > 0 && (
        <nav aria-label={__('Main pages')} className={css.buttons}>
          {buttons.map(({ label, href, isCurrent, event }) => (
            <a
              aria-current={isCurrent ? 'true' : undefined}
              className={css.button}
              href={href}
              key={href}
              onClick={() => recordClick({ target: 'masthead', path: event })}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
    </span>
  );
}
