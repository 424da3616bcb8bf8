import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage, pluginSetup } from '@flightdeck/shared/links/places';
import type { PlanClass } from '@flightdeck/shared/plans';
import type { IconName } from '@flightdeck/shared/ui/icon';
import type { Feature, FeatureName } from './feature-list';

export interface FeatureText {
  readonly title: string;
  readonly icon: IconName;
  readonly text: string;
  /** What the button says, by what it does. */
  readonly button: string;
  /** Where the button leads; of no use while it activates. */
  readonly href: string;
}

type Words = Pick<FeatureText, 'title' | 'icon' | 'text'>;

/** Title, picture and sentence of a card. */
function words(name: FeatureName, planClass: PlanClass | ''): Words {
  switch (name) {
    case 'site-backups':
      return {
        title: __('Site backups'),
        icon: 'backup',
        text: __('Your whole site is copied as it changes and scanned for threats. Restore it with one click.'),
      };
    case 'site-security':
      return { title: __('Site security'), icon: 'shield', text: vaultPressText(planClass) };
    case 'instant-search':
      return {
        title: __('Instant search and filtering'),
        icon: 'search',
        text: __('Visitors find what they look for while they type, in the look of your theme.'),
      };
    case 'performance':
      return {
        title: __('Optimized performance'),
        icon: 'gauge',
        text: __('Images come from servers near your visitors, so pages are there sooner.'),
      };
    case 'anti-spam':
      return { title: __('Anti-spam'), icon: 'chat', text: __('Spam is kept out of your comments by itself.') };
    case 'videopress':
      return {
        title: __('VideoPress'),
        icon: 'video',
        text: __('Fast video in high resolution, free of other people’s ads.'),
      };
    case 'site-activity':
      return {
        title: __('Site activity'),
        icon: 'list',
        text: __('Everything that changed on your site, in the order in which it happened.'),
      };
    case 'ads':
      return {
        title: __('Monetize your site with ads'),
        icon: 'blocks',
        text: __('Earn money by showing ads beside your posts.'),
      };
    case 'google-analytics':
      return {
        title: __('Google Analytics'),
        icon: 'pulse',
        text: __('Learn more about your visitors and where they come from than the statistics here tell.'),
      };
    case 'marketing':
      return {
        title: __('Marketing automation'),
        icon: 'clock',
        text: __('Plan as many posts to your social networks as you like, ahead of time.'),
      };
    case 'daily-backups':
      return {
        title: __('Automated Daily Backups'),
        icon: 'backup',
        text: __('Your site is backed up every day, so nothing you make gets lost.'),
      };
    case 'real-time-backups':
      return {
        title: __('Automated real-time backups'),
        icon: 'backup',
        text: __('Your site is backed up with each change, so any mistake can be undone.'),
      };
    case 'always-on-security':
      return {
        title: __('Always-on security'),
        icon: 'shield',
        text: __('Attacks on your login page are stopped, and you hear at once when the site is down.'),
      };
    case 'themes':
      return {
        title: __('Design the perfect website'),
        icon: 'image',
        text: __('Choose a theme made by professionals and shape it the way you want your site to look.'),
      };
    case 'traffic':
      return {
        title: __('Increase traffic to your site'),
        icon: 'people',
        text: __('Reach more people: your posts go to your social networks as you publish them.'),
      };
    case 'support':
      return {
        title: __('Support documentation'),
        icon: 'info',
        text: __('First steps, ways to customize your site, code to copy, and answers to what others asked.'),
      };
  }
}

function vaultPressText(planClass: PlanClass | ''): string {
  switch (planClass) {
    case 'is-premium-plan':
      return __('Backups every day, scans and faster support (powered by VaultPress).');
    case 'is-business-plan':
      return __('Backups with each change, scans and faster support (powered by VaultPress).');
    default:
      return __('Backups every day that are restored with one click (powered by VaultPress).');
  }
}

/** Label and target of the button (facts-dash.md part 9). */
function action({ name, does }: Feature, adminUrl: string): Pick<FeatureText, 'button' | 'href'> {
  const ready = does === 'view';
  switch (name) {
    case 'site-backups':
      return { button: __('View your security activity'), href: redirect('calypso-activity-log') };
    case 'site-security':
      return ready
        ? { button: __('View your security dashboard'), href: redirect('vaultpress-dashboard') }
        : { button: __('View settings'), href: pluginSetup('vaultpress') };
    case 'instant-search':
      return { button: __('Customize Search'), href: adminPage('searchConfigure', adminUrl) };
    case 'performance':
      return { button: __('Make your site faster'), href: '#/performance' };
    case 'anti-spam':
      return ready
        ? { button: __('View your spam stats'), href: adminPage('akismetStats', adminUrl) }
        : { button: __('View settings'), href: pluginSetup('akismet') };
    case 'videopress':
      return { button: ready ? __('Upload videos') : __('Activate VideoPress'), href: adminPage('media', adminUrl) };
    case 'site-activity':
      return { button: __('View your site activity'), href: redirect('calypso-activity-log') };
    case 'ads':
      return { button: ready ? __('View your earnings') : __('Start earning'), href: redirect('wpcom-ads-earnings') };
    case 'google-analytics':
      return {
        button: ready ? __('Configure Google Analytics') : __('Activate Google Analytics'),
        href: redirect('calypso-marketing-traffic'),
      };
    case 'marketing':
      return {
        button: ready ? __('Schedule posts') : __('Activate Jetpack Social'),
        href: redirect('calypso-edit-posts'),
      };
    case 'daily-backups':
    case 'real-time-backups':
      return { button: __('View your backups'), href: redirect('calypso-activity-log') };
    case 'always-on-security':
      return { button: __('Set up your site security'), href: redirect('calypso-settings-security') };
    case 'themes':
      return { button: __('Explore themes'), href: redirect('calypso-themes') };
    case 'traffic':
      return {
        button: ready ? __('Start sharing') : __('Activate Jetpack Social'),
        href: redirect('calypso-marketing-connections'),
      };
    case 'support':
      return { button: __('Search support docs'), href: redirect('jetpack-support') };
  }
}

/** Everything a card says. @param adminUrl of the page state, with its slash */
export const featureText = (feature: Feature, planClass: PlanClass | '', adminUrl: string): FeatureText => ({
  ...words(feature.name, planClass),
  ...action(feature, adminUrl),
});
