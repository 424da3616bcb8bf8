import { __, sprintf } from '@flightdeck/shared/i18n';
import { CopyButton } from '@flightdeck/shared/ui/form';
import { interpolate } from '@flightdeck/shared/ui/layout';
import css from './firewall.css';

/** Name of the PHP directive; never translated. */
const DIRECTIVE = 'auto_prepend_file';

/** Explains how to run the firewall before WordPress loads. @param path path of the firewall's bootstrap file */
export function EnhanceProtection({ path }: { readonly path: string }) {
  return (
    <details className={css.enhance} data-testid="waf-bootstrap">
      <summary className={css.summary}>
        {interpolate(__('<strong>Enhance protection</strong>: run the firewall before WordPress loads'), {
          strong: (text) => <strong>{text}</strong>,
        })}
      </summary>
      <p>
        {interpolate(
          sprintf(
            /* translators: %s: path of a file; <directive/> is the name of the directive */
            __(
              'Set the PHP directive <directive/> to <path>%s</path> in .htaccess or in your PHP configuration. Your host can help.',
            ),
            path,
          ),
          {
            directive: () => <code>{DIRECTIVE}</code>,
            path: (text) => (
              <bdi>
                <code>{text}</code>
              </bdi>
            ),
          },
        )}
      </p>
      <p>{__('Remove this directive before you turn off the firewall or uninstall Jetpack.')}</p>
      <CopyButton label={__('Copy path')} text={path} variant="link" />
    </details>
  );
}
