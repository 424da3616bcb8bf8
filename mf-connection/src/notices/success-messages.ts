import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { stripHtml } from '@flightdeck/shared/reporting';
import type { StateMessage } from './state-message';

/** Input of the messages. */
export interface MessageInput {
  /** Version of Jetpack. */
  readonly version: string;
  readonly adminUrl: string;
  /** Whether the site runs on the provider's hosting, where the welcome message is not shown. */
  readonly isAtomicPlatform: boolean;
}

/**
 * Returns the message for a message key; null if this site shows none for the key (ROOT-064). An unknown key is shown
 * as text.
 */
export function keyMessage(key: string, { version, adminUrl, isAtomicPlatform }: MessageInput): StateMessage | null {
  switch (key) {
    case 'modules_activated':
      return isAtomicPlatform
        ? null
        : textMessage(
            'is-info',
            sprintf(
              /* translators: %s: a version number. */
              __('Welcome to Jetpack %s'),
              version,
            ),
          );
    case 'already_authorized':
      return textMessage('is-success', __('Your Jetpack is already connected.'));
    case 'authorized':
      return textMessage('is-success', __("You're fueled up and ready to go, Jetpack is now active."));
    case 'linked':
      return textMessage('is-success', __('Your account is now connected.'));
    case 'protect_misconfigured_ip':
      return {
        ...textMessage(
          'is-info',
          __("Brute force protection can't tell visitors apart because your server hides their IP addresses."),
        ),
        action: { label: __('Learn More'), href: redirect('jetpack-support-security-troubleshooting-protect') },
      };
    case 'reconnection_completed':
      return {
        ...textMessage(
          'is-success',
          __('Jetpack is connected again. Check the connection with the <health>Site Health tool</health>.'),
        ),
        links: { health: `${adminUrl}site-health.php` },
      };
    default:
      return textMessage('is-info', stripHtml(key));
  }
}

const textMessage = (status: StateMessage['status'], text: string): StateMessage => ({ status, paragraphs: [text] });
