import { __, sprintf } from '@flightdeck/shared/i18n';
import { host, redirect } from '@flightdeck/shared/links';
import { stripHtml } from '@flightdeck/shared/notices';
import { Button } from '@flightdeck/shared/ui/button';
import { type InterpolateTags, interpolate } from '@flightdeck/shared/ui/interpolate';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { PageNotice } from '@flightdeck/shared/ui/page-notice';
import { Stack } from '@flightdeck/shared/ui/stack';
import { useConnectionNotices } from './notices.resource';
import type { StateMessage } from './state-message';
import type { ActionableError } from './visible-notices';

/** Notices about the connection, above the screen. Nothing to say draws nothing. */
export default function NoticeList() {
  const { errors, state, isUnlinked, isNotConnected, isDevVersion, dismissState } = useConnectionNotices();
  if (errors.length === 0 && !state && !isUnlinked && !isNotConnected) return null;
  return (
    <Stack>
      {errors.map(({ error, action }) => (
        <ErrorNotice action={action} error={error} isDevVersion={isDevVersion} key={action} />
      ))}
      {state && <StateNotice message={state} onDismiss={dismissState} />}
      {isUnlinked && (
        <PageNotice
          action={
            <Button href="#/connect-user" variant="primary">
              {__('Connect your account')}
            </Button>
          }
          status="is-info"
        >
          {sprintf(__('Jetpack works for this site. Connect your own account at %s to use all of its features.'), host)}
        </PageNotice>
      )}
      {isNotConnected && (
        <PageNotice status="is-warning">
          {sprintf(__('This site is not connected to %s. Please ask the site administrator to connect.'), host)}
        </PageNotice>
      )}
    </Stack>
  );
}

function ErrorNotice({ error, action, isDevVersion }: ActionableError & { readonly isDevVersion: boolean }) {
  const support = redirect(isDevVersion ? 'jetpack-contact-support-beta-group' : 'jetpack-contact-support');
  return (
    <PageNotice
      action={
        action === 'reconnect' ? (
          <Button href="#/reconnect">{__('Restore Connection')}</Button>
        ) : (
          <OutLink href={support} newTab variant="secondary">
            {__('Contact support')}
          </OutLink>
        )
      }
      icon={action === 'reconnect' ? 'plug' : undefined}
      status="is-error"
    >
      {stripHtml(error.message).trim() || __('Connection Error, please reconnect.')}
    </PageNotice>
  );
}

interface StateNoticeProps {
  readonly message: StateMessage;
  readonly onDismiss: () => void;
}

function StateNotice({ message: { status, paragraphs, links = {}, action }, onDismiss }: StateNoticeProps) {
  const tags: InterpolateTags = Object.fromEntries(
    Object.entries(links).map(([name, href]) => [
      name,
      (children) => (
        <OutLink href={href} newTab>
          {children}
        </OutLink>
      ),
    ]),
  );
  return (
    <PageNotice
      action={
        action && (
          <OutLink href={action.href} newTab variant="secondary">
            {action.label}
          </OutLink>
        )
      }
      onDismiss={onDismiss}
      status={status}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{interpolate(paragraph, tags)}</p>
      ))}
    </PageNotice>
  );
}
