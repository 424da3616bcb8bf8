import type { ConnectionError, Failure } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { supportLink } from '@flightdeck/shared/links/places';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import css from './notices.css';
import { hasSameAction, siteDataFailure } from './site-data-failure';

interface SiteDataNoticeProps {
  readonly failure: Failure;
  /** Errors of the connection, which have their own notices. */
  readonly errors: readonly ConnectionError[];
  readonly isDevVersion: boolean;
  readonly onRetry: () => void;
}

/** Shows that site data failed to load (ROOT-072 to ROOT-075); shows nothing if a connection error has the same action. */
export default function SiteDataNotice({ failure, errors, isDevVersion, onRetry }: SiteDataNoticeProps) {
  const siteFailure = siteDataFailure(failure);
  if (hasSameAction(siteFailure, errors)) return null;
  const { text, code, action } = siteFailure;
  const actions = {
    reconnect: <Button href="#/reconnect">{__('Restore Connection')}</Button>,
    support: (
      <OutLink href={supportLink(isDevVersion)} newTab variant="secondary">
        {__('Contact support')}
      </OutLink>
    ),
  };
  return (
    <div>
      <PageNotice
        action={action ? actions[action] : <Button onClick={onRetry}>{__('Try again')}</Button>}
        icon={action === 'reconnect' ? 'plug' : undefined}
        status="is-error"
      >
        <span>{text}</span> <code className={css.code}>{code}</code>
      </PageNotice>
    </div>
  );
}
