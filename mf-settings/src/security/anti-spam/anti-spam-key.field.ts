import { __ } from '@flightdeck/shared/i18n';
import { textField } from '../../engine/field';

/** The key of the anti-spam plugin; whoever has it can use it, so no draft of it is kept. */
export const antiSpamKey = textField('wordpress_api_key', () => __('Your API key'), { secret: true });
