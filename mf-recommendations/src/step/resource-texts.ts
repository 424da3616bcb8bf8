import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage, adminPages, cloudLink } from '@flightdeck/shared/links/places';
import type { ActivatedStep, FixedStep, WelcomeStep } from '../flow/steps';
import type { ResourceText } from './step-text';

/** Steps that link to another page, or only to the next step. */
export type ResourceSlug = FixedStep | WelcomeStep | ActivatedStep | 'server-credentials';

/** Addresses that the links depend on. */
export interface SiteAddresses {
  /** Address without scheme, as in `cloudLink`. */
  readonly rawUrl: string;
  readonly adminUrl: string;
}

/** Content that the welcome step of a product and the step about its feature share. */
type Body = Pick<ResourceText, 'paragraphs' | 'button' | 'href' | 'skip'>;

const backup = ({ rawUrl }: SiteAddresses): Body => ({
  paragraphs: [
    __(
      'Jetpack backs up every change in real time. If something goes wrong, restore your site with one click from your computer or phone.',
    ),
  ],
  button: __('Manage backups'),
  href: cloudLink('backup', rawUrl),
  skip: 'next',
});
const scan = ({ rawUrl }: SiteAddresses): Body => ({
  paragraphs: [
    __(
      'Jetpack now scans your site for malware automatically. You get an alert if anything looks suspicious, and you can fix most issues with one click.',
    ),
  ],
  button: __('View security dashboard'),
  href: cloudLink('scan', rawUrl),
  skip: 'next',
});
const antispam = ({ adminUrl }: SiteAddresses): Body => ({
  paragraphs: [
    __('Akismet checks comments and forms for spam automatically and flags anything suspicious for you to review.'),
  ],
  button: __('Configure Akismet Anti-spam'),
  href: adminPage(adminPages.akismetSettings, adminUrl),
  skip: 'next',
});
const videopress = (): Body => ({
  paragraphs: [
    __('Share high-quality, ad-free videos with your visitors. To add a video, drag it into the WordPress editor.'),
  ],
  button: __('Learn how to add videos'),
  href: redirect('jetpack-support-videopress-block-editor'),
  skip: 'next',
});
const search = ({ rawUrl }: SiteAddresses): Body => ({
  paragraphs: [__('Jetpack Search now shows visitors results as they type, with filters to narrow them down.')],
  button: __('Customize Search'),
  href: cloudLink('search', rawUrl),
  skip: 'next',
});
const bundleAction = (): Pick<ResourceText, 'button' | 'href' | 'skip'> => ({
  button: __('Set up your new tools'),
  href: null,
  skip: null,
});

/** The agency step states the discount of REC-055 and the minimum of five sites (OQ-112). */
const texts: Readonly<Record<ResourceSlug, (site: SiteAddresses) => ResourceText>> = {
  agency: () => ({
    title: __('Manage all your client sites in one place'),
    paragraphs: [
      __('If you run at least five WordPress sites, you can manage their security together.'),
      __('Buy and assign licenses on our licensing platform at a 60% discount.'),
    ],
    button: __('Get Jetpack for Agencies'),
    href: redirect('jetpack-for-agencies-signup-assistant-recommendation'),
    skip: 'not-now',
  }),
  'anti-spam': () => ({
    title: __('Keep spam out of your comments'),
    paragraphs: [
      __(
        'Your posts are getting comments, and popular posts attract spam. Moderate comments yourself, or let Jetpack Akismet Anti-spam block spam automatically.',
      ),
    ],
    button: __('Learn how to block spam'),
    href: redirect('jetpack-blog-spam-comments'),
    skip: 'not-now',
  }),
  'backup-plan': () => ({
    title: __('Be ready if an update goes wrong'),
    paragraphs: [
      __('You recently turned on automatic updates for a plugin. Up-to-date plugins help keep your site safe.'),
      __('Sometimes an update breaks something, and going back to an older version by hand takes time.'),
      __('With regular backups, you can restore your site to a time when everything worked.'),
    ],
    button: __('Learn more about site backups'),
    href: redirect('jetpack-blog-backups-101'),
    skip: 'not-now',
  }),
  welcome__backup: (site) => ({ title: __('Welcome to Jetpack VaultPress Backup!'), ...backup(site) }),
  welcome__complete: () => ({
    title: __('Welcome to Jetpack Complete!'),
    paragraphs: [
      __("You now have everything Jetpack offers: security, performance, growth and design tools. Let's set them up."),
    ],
    ...bundleAction(),
  }),
  welcome__security: () => ({
    title: __('Welcome to Jetpack Security!'),
    paragraphs: [__("Your site now has backups, malware scanning and spam protection. Let's set them up.")],
    ...bundleAction(),
  }),
  welcome__antispam: (site) => ({ title: __('Welcome to Jetpack Akismet Anti-spam!'), ...antispam(site) }),
  welcome__videopress: () => ({ title: __('Welcome to Jetpack VideoPress!'), ...videopress() }),
  welcome__search: (site) => ({ title: __('Welcome to Jetpack Search!'), ...search(site) }),
  welcome__scan: (site) => ({ title: __('Welcome to Jetpack Scan!'), ...scan(site) }),
  'backup-activated': (site) => ({ title: __('Site backups are live'), ...backup(site) }),
  'scan-activated': (site) => ({ title: __('Real-time malware scanning'), ...scan(site) }),
  'antispam-activated': (site) => ({ title: __('Live spam protection'), ...antispam(site) }),
  'videopress-activated': () => ({ title: __('Ad-free, customizable video'), ...videopress() }),
  'search-activated': (site) => ({ title: __('Custom site search'), ...search(site) }),
  'server-credentials': ({ rawUrl }) => ({
    title: __('Set up one-click restores'),
    paragraphs: [
      __(
        'Jetpack needs your server credentials to restore an earlier version of your site. Add them now, so that you can restore with one click when you need to.',
      ),
    ],
    button: __('Add server credentials'),
    href: cloudLink('settings', rawUrl),
    skip: 'not-now',
  }),
};

/** Returns the texts of a resource step. */
export const resourceText = (step: ResourceSlug, site: SiteAddresses): ResourceText => texts[step](site);
