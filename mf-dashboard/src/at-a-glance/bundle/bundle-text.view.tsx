import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';

/** The offer of the bundle in one sentence. As the largest text of the screen, it shows before the purchases are known. */
export const BundleText = () => (
  <p>
    {interpolate(
      __(
        'Get VaultPress Backup, Scan and Akismet Anti-spam in one plan, for less than buying them separately. <more>Learn more</more>',
      ),
      {
        more: (text) => (
          <OutLink href={redirect('jetpack-features-security')} newTab>
            {text}
          </OutLink>
        ),
      },
    )}
  </p>
);
