import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import {
  type Admin,
  adminPage,
  adminPages,
  featurePage,
  jetpackPage,
  pluginSetup,
  searchCustomizer,
} from '@flightdeck/shared/links/places';
import type { PlanClass } from '@flightdeck/shared/plans';
import type { IconName } from '@flightdeck/shared/ui';
import type { Feature, FeatureName } from './feature-list';

export interface FeatureText {
  readonly title: string;
  readonly icon: IconName;
  readonly text: string;
  readonly buttonLabel: string;
  /** Address of the button; unused when the button activates a module. */
  readonly href: string;
}

type CardTexts = Pick<FeatureText, 'title' | 'icon' | 'text'>;

/** Returns the title, icon and sentence of a card. */
function cardTexts(name: FeatureName, planClass: PlanClass | ''): CardTexts {
  switch (name) {
    case 'site-backups':
      return {
        title: __('Site backups'),
        icon: 'backup',
        text: __('Back up your whole site in real time, restore it with one click, and scan it for threats.'),
      };
    case 'site-security':
      return { title: __('Site security'), icon: 'shield', text: vaultPressText(planClass) };
    case 'instant-search':
      return {
        title: __('Instant search and filtering'),
        icon: 'search',
        text: __('Show visitors relevant results as they type, in a style that fits your theme.'),
      };
    case 'performance':
      return {
        title: __('Optimized performance'),
        icon: 'gauge',
        text: __('Images load from servers near your visitors, so pages load faster.'),
      };
    case 'anti-spam':
      return { title: __('Anti-spam'), icon: 'chat', text: __('Akismet blocks comment spam automatically.') };
    case 'videopress':
      return {
        title: __('VideoPress'),
        icon: 'video',
        text: __("Show fast, high-definition videos without other companies' ads."),
      };
    case 'site-activity':
      return {
        title: __('Site activity'),
        icon: 'list',
        text: __('See every change on your site, in the order it happened.'),
      };
    case 'ads':
      return {
        title: __('Monetize your site with ads'),
        icon: 'blocks',
        text: __('Earn money by showing ads on your site.'),
      };
    case 'google-analytics':
      return {
        title: __('Google Analytics'),
        icon: 'pulse',
        text: __('Go beyond Jetpack Stats: see who visits your site and where they come from.'),
      };
    case 'marketing':
      return {
        title: __('Marketing automation'),
        icon: 'clock',
        text: __('Schedule any number of posts to your social networks.'),
      };
    case 'daily-backups':
      return {
        title: __('Automated daily backups'),
        icon: 'backup',
        text: __('Jetpack backs up your site every day, so you can always get it back.'),
      };
    case 'real-time-backups':
      return {
        title: __('Automated real-time backups'),
        icon: 'backup',
        text: __('Jetpack backs up every change you make, so you can undo any mistake.'),
      };
    case 'always-on-security':
      return {
        title: __('Always-on security'),
        icon: 'shield',
        text: __('Jetpack blocks attacks on your login page, and alerts you when your site goes down.'),
      };
    case 'themes':
      return {
        title: __('Design the perfect website'),
        icon: 'image',
        text: __('Choose a professionally designed theme, and customize it to suit your site.'),
      };
    case 'traffic':
      return {
        title: __('Increase traffic to your site'),
        icon: 'people',
        text: __('Reach more people by sharing your posts on your social networks automatically.'),
      };
    case 'support':
      return {
        title: __('Support documentation'),
        icon: 'info',
        text: __('Find guides for getting started and customizing your site, and code snippets to copy.'),
      };
  }
}

function vaultPressText(planClass: PlanClass | ''): string {
  switch (planClass) {
    case 'is-premium-plan':
      return __('Daily backups, security scans and priority support (powered by VaultPress).');
    case 'is-business-plan':
      return __('Real-time backups, security scans and priority support (powered by VaultPress).');
    default:
      return __('Daily backups with one-click restores (powered by VaultPress).');
  }
}

/** Returns the label and address of the button (FACT-DASH-9). */
function buttonOf({ name, action }: Feature, admin: Admin): Pick<FeatureText, 'buttonLabel' | 'href'> {
  const { adminUrl } = admin;
  const isReady = action === 'view';
  switch (name) {
    case 'site-backups':
      return { buttonLabel: __('View your security activity'), href: featurePage('activity', admin) };
    case 'site-security':
      return isReady
        ? { buttonLabel: __('View your security dashboard'), href: redirect('vaultpress-dashboard') }
        : { buttonLabel: __('View settings'), href: pluginSetup('vaultpress') };
    case 'instant-search':
      return { buttonLabel: __('Customize Search'), href: searchCustomizer(admin) };
    case 'performance':
      return { buttonLabel: __('Make your site faster'), href: '#/performance' };
    case 'anti-spam':
      return isReady
        ? { buttonLabel: __('View your spam stats'), href: adminPage(adminPages.akismetStats, adminUrl) }
        : { buttonLabel: __('View settings'), href: pluginSetup('akismet') };
    case 'videopress':
      return {
        buttonLabel: isReady ? __('Upload videos') : __('Activate VideoPress'),
        href: jetpackPage('jetpack-videopress', admin) ?? adminPage(adminPages.media, adminUrl),
      };
    case 'site-activity':
      return { buttonLabel: __('View your site activity'), href: featurePage('activity', admin) };
    case 'ads':
      return {
        buttonLabel: isReady ? __('View your earnings') : __('Start earning'),
        href: redirect('wpcom-ads-earnings'),
      };
    case 'google-analytics':
      return {
        buttonLabel: isReady ? __('Configure Google Analytics') : __('Activate Google Analytics'),
        href: redirect('calypso-marketing-traffic'),
      };
    case 'marketing':
      return {
        buttonLabel: isReady ? __('Schedule posts') : __('Activate Jetpack Social'),
        href: redirect('calypso-edit-posts'),
      };
    case 'daily-backups':
    case 'real-time-backups':
      return { buttonLabel: __('View your backups'), href: featurePage('activity', admin) };
    case 'always-on-security':
      return { buttonLabel: __('Set up your site security'), href: redirect('calypso-settings-security') };
    case 'themes':
      return { buttonLabel: __('Explore themes'), href: redirect('calypso-themes') };
    case 'traffic':
      return {
        buttonLabel: isReady ? __('Start sharing') : __('Activate Jetpack Social'),
        href: featurePage('social', admin),
      };
    case 'support':
      return { buttonLabel: __('Search support docs'), href: redirect('jetpack-support') };
  }
}

/** Returns all texts of a card, and the address of its button. */
export const featureText = (feature: Feature, planClass: PlanClass | '', admin: Admin): FeatureText => ({
  ...cardTexts(feature.name, planClass),
  ...buttonOf(feature, admin),
});
