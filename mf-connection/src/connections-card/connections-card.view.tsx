import { AccountConnection } from './account-connection.view';
import { accountCardState, siteCardState } from './connection-card-state';
import css from './connections-card.css';
import { useConnectionCards } from './connections-card.resource';
import { SiteConnection } from './site-connection.view';

/** Card with the site connection and the account connection, side by side where there is room. */
export function ConnectionsCard() {
  const cards = useConnectionCards();
  const site = siteCardState(cards.input);
  const account = accountCardState(cards.input);
  return (
    <div className={`${css.card} ${site.kind === 'offline' ? css.sunken : ''}`}>
      <SiteConnection iconUrl={cards.siteIcon} state={site} />
      {account.kind !== 'hidden' && <AccountConnection cards={cards} state={account} />}
    </div>
  );
}
