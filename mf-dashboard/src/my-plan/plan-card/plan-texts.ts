import { formatStorage } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { dailyArchiveDays, type PlanClass, storageOf } from '@flightdeck/shared/plans';

export interface PlanText {
  readonly title: string;
  /** `<upgrade>` marks the upgrade link, `<storage>` the amount of storage. */
  readonly text: string;
}

/** Products that the site has bought. */
export interface OwnedProducts {
  readonly hasBackup: boolean;
  readonly hasScan: boolean;
}

/** Returns the title and text of a plan or product (FACT-DASH-9); null for an unknown class. */
export function planText(
  planClass: PlanClass | '',
  slug: string,
  { showBackups, lang, ...owned }: OwnedProducts & { readonly showBackups: boolean; readonly lang: string },
): PlanText | null {
  const storage = storageOf(slug);
  const storageText =
    storage &&
    sprintf(
      /* translators: %s: an amount of storage, such as 10GB */
      __('You have <storage>%s</storage> of storage.'),
      formatStorage(storage, lang),
    );
  const allFeatures = __(
    'All security features, tools to promote and monetize your site, unlimited video and priority support.',
  );
  switch (planClass) {
    case 'is-free-plan':
      return { title: __('Jetpack Free'), text: freeText(owned) };
    case 'is-personal-plan':
      return {
        title: __('Jetpack Personal'),
        text: showBackups
          ? __('Spam protection, daily backups and priority support.')
          : __('Spam protection and priority support.'),
      };
    case 'is-premium-plan':
      return { title: __('Jetpack Premium'), text: allFeatures };
    case 'is-business-plan':
      return { title: __('Jetpack Professional'), text: allFeatures };
    case 'is-security-t1-plan':
    case 'is-security-t2-plan':
      return {
        title: __('Jetpack Security'),
        text: join(__('Backups, malware scanning and spam protection for your site.'), storageText),
      };
    case 'is-complete-plan':
      return {
        title: __('Jetpack Complete'),
        text: __("Jetpack's best security, plus better search for your visitors."),
      };
    case 'is-daily-security-plan':
      return {
        title: __('Jetpack Security Daily'),
        text: __('Backups, malware scanning and spam protection for blogs, portfolios and small business sites.'),
      };
    case 'is-realtime-security-plan':
      return {
        title: __('Jetpack Security Real-Time'),
        text: __('Extra security for sites that are always busy, such as stores, newsrooms and forums.'),
      };
    case 'is-jetpack-growth-plan':
      return {
        title: __('Jetpack Growth'),
        text: __('Jetpack Stats, Jetpack Social, and tools to grow your audience.'),
      };
    case 'is-jetpack-creator-plan':
      return {
        title: __('Jetpack Creator'),
        text: __('Tools to grow your newsletter and earn money with your content.'),
      };
    case 'is-jetpack-starter-plan':
      return { title: __('Jetpack Starter'), text: __('Backups and spam protection for your site.') };
    default:
      return productText(planClass, storageText);
  }
}

function productText(planClass: PlanClass | '', storageText: string): PlanText | null {
  const searchText = __('Fast, relevant search results that your visitors can filter.');
  switch (planClass) {
    case 'is-backup-t0-plan':
    case 'is-backup-t1-plan':
    case 'is-backup-t2-plan':
      return { title: __('VaultPress Backup'), text: join(__('Jetpack backs up your site as you edit.'), storageText) };
    case 'is-daily-backup-plan':
      return {
        title: __('Jetpack Backup Daily'),
        text: sprintf(
          /* translators: %d: number of days */
          __('Jetpack backs up your site every day and keeps each backup for %d days.'),
          dailyArchiveDays,
        ),
      };
    case 'is-realtime-backup-plan':
      return { title: __('Jetpack Backup Real-Time'), text: __('Jetpack backs up your site as you edit.') };
    case 'is-search-plan':
      return { title: __('Jetpack Search'), text: searchText };
    case 'is-free-search-plan':
      return { title: __('Jetpack Search Free'), text: searchText };
    case 'is-scan-plan':
      return {
        title: __('Jetpack Scan Daily'),
        text: __('Scan your site automatically, and fix threats with one click.'),
      };
    case 'is-anti-spam-plan':
      return {
        title: __('Akismet Anti-spam'),
        text: __('Keep spam out of your comments and forms automatically.'),
      };
    case 'is-videopress-plan':
      return { title: __('Jetpack VideoPress'), text: __('High-quality video without ads, made for WordPress.') };
    case 'is-jetpack-social-basic-plan':
      return {
        title: __('Jetpack Social Basic'),
        text: __('Share your posts on your social networks automatically.'),
      };
    case 'is-jetpack-social-advanced-plan':
      return {
        title: __('Jetpack Social Advanced'),
        text: __('Share your posts on your social networks automatically, with more options for each post.'),
      };
    case 'is-jetpack-social-v1-plan':
      return { title: __('Jetpack Social'), text: __('Share your posts on your social networks automatically.') };
    case 'is-jetpack-stats-plan':
      return { title: __('Jetpack Stats'), text: __('See how many people visit your site and what they read.') };
    case 'is-jetpack-ai-plan':
      return { title: __('Jetpack AI'), text: __('Write and edit your posts with AI.') };
    case 'is-jetpack-golden-token-plan':
      return {
        title: __('Jetpack Golden Token'),
        text: __('Backups and malware scanning for the lifetime of your site.'),
      };
    case 'is-jetpack-boost-plan':
      return {
        title: __('Jetpack Boost'),
        text: __('Make your site faster without writing code.'),
      };
    default:
      return null;
  }
}

/** Returns the upgrade offer of the free plan, without the products the site owns. */
function freeText({ hasBackup, hasScan }: OwnedProducts): string {
  const upgrade = __('<upgrade>Upgrade now</upgrade>');
  if (hasBackup && hasScan) return join(__('Add spam protection and priority support to your site.'), upgrade);
  if (hasBackup) return join(__('Add spam protection, security scans and priority support to your site.'), upgrade);
  if (hasScan) return join(__('Add spam protection, backups and priority support to your site.'), upgrade);
  return join(__('Add backups, automatic security fixes and more to your site.'), upgrade);
}

const join = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
