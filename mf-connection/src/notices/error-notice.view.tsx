import { __, sprintf } from '@flightdeck/shared/i18n';
import { supportLink } from '@flightdeck/shared/links/places';
import { stripHtml } from '@flightdeck/shared/reporting';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import type { VisibleError } from './visible-notices';

export interface ErrorNoticeProps extends VisibleError {
  /** Whether the site runs a development version of Jetpack, whose users contact another support team. */
  readonly isDevVersion: boolean;
  /** Name of the connection owner, if it is another user. */
  readonly owner: string | null;
  /** Whether `restore` opens My Jetpack. */
  readonly opensMyJetpack: boolean;
  /** Restores the connection of the site. */
  readonly restore: () => void;
}

/** Connection error with its action (CONN-085, ROOT-066). */
export function ErrorNotice({ error, action, isDevVersion, owner, opensMyJetpack, restore }: ErrorNoticeProps) {
  const text = stripHtml(error.message).trim() || __('Connection Error, please reconnect.');
  const actions = {
    reconnect: <Button onClick={restore}>{__('Restore Connection')}</Button>,
    support: (
      <OutLink href={supportLink(isDevVersion)} newTab variant="secondary">
        {__('Contact support')}
      </OutLink>
    ),
    none: undefined,
  };
  return (
    <PageNotice action={actions[action]} icon={action === 'reconnect' ? 'plug' : undefined} status="is-error">
      <span>{text}</span>{' '}
      {action === 'reconnect' && owner !== null && !text.includes(owner) && (
        <span>
          {sprintf(
            /* translators: %s: name of a user. */
            __('%s owns this connection.'),
            owner,
          )}
        </span>
      )}{' '}
      {action === 'reconnect' && opensMyJetpack && (
        <span>{__('Restoring the connection opens My Jetpack. To come back, open this dashboard from the menu.')}</span>
      )}
    </PageNotice>
  );
}
