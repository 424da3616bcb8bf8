import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName, redirect } from '@flightdeck/shared/links';
import { stripHtml } from '@flightdeck/shared/reporting';
import type { StateMessage } from './state-message';

/** Error codes for secrets or states that are missing, malformed or mismatched (CONN-086.16, OQ-150). */
const genericErrorKeys: ReadonlySet<string> = new Set([
  'no_role',
  'no_cap',
  'no_code',
  'no_state',
  'no_token',
  'invalid_state',
  'invalid_request',
  'invalid_scope',
  'invalid_token',
  'unsupported_response_type',
  'missing_secrets',
  'home_missing',
  'siteurl_missing',
  'gmt_offset_missing',
  'site_name_missing',
  'secret_1_missing',
  'secret_2_missing',
  'site_lang_missing',
  'home_malformed',
  'siteurl_malformed',
  'gmt_offset_malformed',
  'timezone_string_malformed',
  'site_name_malformed',
  'secret_1_malformed',
  'secret_2_malformed',
  'site_lang_malformed',
  'secrets_mismatch',
  'verify_secret_1_missing',
  'verify_secret_1_malformed',
  'verify_secrets_missing',
  'verify_secrets_mismatch',
]);

/**
 * Returns the message for an error key (CONN-086).
 * @param description from the server, shown below the message (CONN-087)
 */
export function errorMessage(key: string, description: string | null = null): StateMessage {
  const message = messageOf(key);
  const details = stripHtml(description ?? '').trim();
  if (details === '' || message.paragraphs.includes(details)) return message;
  return { ...message, paragraphs: [...message.paragraphs, details] };
}

const errorNotice = (text: string, links?: StateMessage['links']): StateMessage => ({
  status: 'is-error',
  paragraphs: [text],
  ...(links && { links }),
});

function messageOf(key: string): StateMessage {
  // The requirement names the pattern `wpcom_5??`, which the server may also send literally.
  if (/^wpcom_(408|5(\d\d|\?\?)|bad_response|outage)$/.test(key))
    return errorNotice(
      sprintf(
        /* translators: %s: WordPress.com. */
        __("Couldn't connect Jetpack because %s is having problems. Try again later."),
        providerName,
      ),
    );
  if (genericErrorKeys.has(key)) {
    /* translators: %s: an error code. */
    const text = __("Couldn't connect Jetpack. Try again later. If the problem continues, give support this code: %s");
    return errorNotice(sprintf(text, key));
  }
  return specificMessage(key) ?? errorNotice(stripHtml(key));
}

function specificMessage(key: string): StateMessage | null {
  switch (key) {
    case 'cheatin':
      return errorNotice(__("Cheatin' uh?"));
    case 'access_denied':
      return {
        status: 'is-info',
        paragraphs: [
          __('You left before Jetpack was connected. Tell us why in a <survey>two-question survey</survey>.'),
          __('Connect Jetpack to use its free security and traffic features.'),
        ],
        links: { survey: redirect('jetpack-cancelled-connection') },
      };
    case 'wrong_state':
      return errorNotice(
        __("Couldn't connect Jetpack. Try again, and stay logged in to this site while you authorize Jetpack."),
      );
    case 'invalid_client':
      return errorNotice(__("Couldn't connect Jetpack. Deactivate the plugin, activate it again, then reconnect."));
    case 'invalid_grant':
      return errorNotice(__("Couldn't connect Jetpack. Click the connect button again."));
    case 'site_inaccessible':
    case 'site_requires_authorization':
      return errorNotice(
        sprintf(
          /* translators: %s: an error code. */
          __(
            "Couldn't connect Jetpack because your site isn't publicly accessible (%s). Make it public, then try again.",
          ),
          key,
        ),
      );
    case 'site_blacklisted':
    case 'connection_disabled': {
      /* translators: %s: WordPress.com. */
      const text = __('%s refused to connect this site because it violates the <terms>Terms of Service</terms>.');
      return errorNotice(sprintf(text, providerName), { terms: redirect('wpcom-tos') });
    }
    case 'not_public': {
      /* translators: %s: WordPress.com. */
      const text = __(
        "Couldn't connect Jetpack because %s can't reach your site. Sites on localhost aren't publicly accessible.",
      );
      return errorNotice(sprintf(text, providerName));
    }
    case 'register_http_request_failed':
    case 'token_http_request_failed': {
      /* translators: %1$s: WordPress.com, %2$s: an error code. */
      const text = __(
        "Couldn't connect Jetpack because your site can't reach %1$s (%2$s). Ask your web host whether it blocks outgoing requests.",
      );
      return errorNotice(sprintf(text, providerName, key));
    }
    default:
      return null;
  }
}
