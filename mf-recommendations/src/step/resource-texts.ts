import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage, cloudLink } from '@flightdeck/shared/links/places';
import type { ActivatedStep, FixedStep, WelcomeStep } from '../flow/steps';
import type { ResourceText } from './step-text';

/** Steps that switch nothing on. */
export type ResourceStep = FixedStep | WelcomeStep | ActivatedStep | 'server-credentials';

/** What their links depend on. */
export interface SiteAddresses {
  readonly rawUrl: string;
  readonly adminUrl: string;
}

type Text = (site: SiteAddresses) => ResourceText;
type Body = Pick<ResourceText, 'paragraphs' | 'button' | 'href' | 'skip'>;

const backup = ({ rawUrl }: SiteAddresses): Body => ({
  paragraphs: [
    __(
      'Every change is saved to the cloud as it happens. If something breaks, one click brings your site back, from a computer or a phone.',
    ),
  ],
  button: __('Manage Backups'),
  href: cloudLink('backup', rawUrl),
  skip: 'next',
});
const scan = ({ rawUrl }: SiteAddresses): Body => ({
  paragraphs: [
    __(
      'Your site is being looked through for malware right now, and from here on without a break. We write to you if anything is suspicious; most of it is repaired with one click.',
    ),
  ],
  button: __('View Security Dashboard'),
  href: cloudLink('scan', rawUrl),
  skip: 'next',
});
const antispam = ({ adminUrl }: SiteAddresses): Body => ({
  paragraphs: [
    __('Comments and forms are checked for spam by themselves. What looks suspicious waits for you, marked.'),
  ],
  button: __('Configure Akismet Anti-spam'),
  href: adminPage('akismetSettings', adminUrl),
  skip: 'next',
});
const videopress = (): Body => ({
  paragraphs: [
    __(
      'Your videos play in high quality and without advertising. Drop one into the editor, and it is ready for your readers.',
    ),
  ],
  button: __('Learn how to add videos to your site'),
  href: redirect('jetpack-support-videopress-block-editor'),
  skip: 'next',
});
const search = ({ rawUrl }: SiteAddresses): Body => ({
  paragraphs: [__('Visitors now see results while they type, with filters that lead them to the right page.')],
  button: __('Customize Search'),
  href: cloudLink('search', rawUrl),
  skip: 'next',
});
const bundle = (): Pick<ResourceText, 'button' | 'href' | 'skip'> => ({
  button: __('Setup your new tools'),
  href: null,
  skip: null,
});

/** REC-055 stands in the text of the agency step: 60%, from five sites on (OQ-112). */
const texts: Readonly<Record<ResourceStep, Text>> = {
  agency: () => ({
    title: __('All your clients’ sites in one place'),
    paragraphs: [
      __('With at least five WordPress websites you can look after their security together.'),
      __('Our licensing platform lets you buy and assign licenses at a 60% discount.'),
    ],
    button: __('Get Jetpack for Agencies'),
    href: redirect('jetpack-for-agencies-signup-assistant-recommendation'),
    skip: 'not-now',
  }),
  'anti-spam': () => ({
    title: __('Comments are coming in. Keep the spam out.'),
    paragraphs: [
      __(
        'Your posts are being read and answered, and that attracts spam. Look at each comment before it is shown, or let Jetpack Akismet Anti-spam sort them for you.',
      ),
    ],
    button: __('Learn how to block spam'),
    href: redirect('jetpack-blog-spam-comments'),
    skip: 'not-now',
  }),
  'backup-plan': () => ({
    title: __('Be ready for the day an update goes wrong'),
    paragraphs: [
      __('One of your plugins now updates itself. That keeps your site safe, and it is the right thing to do.'),
      __('Once in a while an update breaks something, and going back to an older version by hand is slow work.'),
      __('With regular backups you return to a moment when everything worked.'),
    ],
    button: __('Learn more about site backups'),
    href: redirect('jetpack-blog-backups-101'),
    skip: 'not-now',
  }),
  welcome__backup: (site) => ({ title: __('Welcome to Jetpack VaultPress Backup!'), ...backup(site) }),
  welcome__complete: () => ({
    title: __('Welcome to Jetpack Complete!'),
    paragraphs: [
      __('Everything Jetpack has is yours now: security, speed, growth and design. Let us set it up together.'),
    ],
    ...bundle(),
  }),
  welcome__security: () => ({
    title: __('Welcome to Jetpack Security!'),
    paragraphs: [
      __('Your site now has backups, malware scanning and protection from spam. Let us set them up together.'),
    ],
    ...bundle(),
  }),
  welcome__antispam: (site) => ({ title: __('Welcome to Jetpack Akismet Anti-spam!'), ...antispam(site) }),
  welcome__videopress: () => ({ title: __('Welcome to Jetpack VideoPress!'), ...videopress() }),
  welcome__search: (site) => ({ title: __('Welcome to Jetpack Search!'), ...search(site) }),
  welcome__scan: (site) => ({ title: __('Welcome to Jetpack Scan!'), ...scan(site) }),
  'backup-activated': (site) => ({ title: __('Site backups are live'), ...backup(site) }),
  'scan-activated': (site) => ({ title: __('Real-time Malware Scanning'), ...scan(site) }),
  'antispam-activated': (site) => ({ title: __('Live Spam Protection'), ...antispam(site) }),
  'videopress-activated': () => ({ title: __('Ad-free, Customizable Video'), ...videopress() }),
  'search-activated': (site) => ({ title: __('Custom Site Search'), ...search(site) }),
  'server-credentials': ({ rawUrl }) => ({
    title: __('Set up one-click restores'),
    paragraphs: [
      __(
        'To put an earlier version of your site back, Jetpack needs a way into your server. Add the credentials now, and a restore is one click when you need it.',
      ),
    ],
    button: __('Add server credentials'),
    href: cloudLink('settings', rawUrl),
    skip: 'not-now',
  }),
};

export const resourceText = (step: ResourceStep, site: SiteAddresses): ResourceText => texts[step](site);
