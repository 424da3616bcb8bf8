import { __ } from '@flightdeck/shared/i18n';
import { textField } from '../../engine/form/field';

/** The API key of the anti-spam plugin. Drafts leave it out, because it is secret. */
export const antiSpamKey = textField('wordpress_api_key', () => __('Your API key'), { isSecret: true });
