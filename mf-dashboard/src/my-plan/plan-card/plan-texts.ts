import { __, sprintf } from '@flightdeck/shared/i18n';
import { dailyArchiveDays, type PlanClass, storageOf } from '@flightdeck/shared/plans';

export interface PlanText {
  readonly title: string;
  /** `<upgrade>` marks the way to a larger plan, `<storage>` the room that comes with this one. */
  readonly text: string;
}

/** What a site without a plan owns besides. */
export interface OwnedBesides {
  readonly hasBackup: boolean;
  readonly hasScan: boolean;
}

/** Title and sentence of a plan or product (facts-dash.md part 9); null for one that nobody knows. */
export function planText(
  planClass: PlanClass | '',
  slug: string,
  { showBackups, ...besides }: OwnedBesides & { readonly showBackups: boolean },
): PlanText | null {
  const storage = storageOf(slug);
  const room = storage && sprintf(__('You have <storage>%s</storage> of storage.'), storage);
  const full = __('All of security, tools to earn and to reach people, unlimited video, and faster support.');
  switch (planClass) {
    case 'is-free-plan':
      return { title: __('Jetpack Free'), text: freeText(besides) };
    case 'is-personal-plan':
      return {
        title: __('Jetpack Personal'),
        text: showBackups ? __('Backups every day, no spam, and faster support.') : __('No spam, and faster support.'),
      };
    case 'is-premium-plan':
      return { title: __('Jetpack Premium'), text: full };
    case 'is-business-plan':
      return { title: __('Jetpack Professional'), text: full };
    case 'is-security-t1-plan':
    case 'is-security-t2-plan':
      return { title: __('Jetpack Security'), text: join(__('Your site is protected from all sides.'), room) };
    case 'is-complete-plan':
      return { title: __('Jetpack Complete'), text: __('All of security, and a search that finds more.') };
    case 'is-daily-security-plan':
      return {
        title: __('Jetpack Security Daily'),
        text: __(
          'Your site is protected from all sides. Made for blogs, portfolios and the sites of small businesses.',
        ),
      };
    case 'is-realtime-security-plan':
      return {
        title: __('Jetpack Security Real-Time'),
        text: __('More protection for sites that change all day, such as shops, newsrooms and forums.'),
      };
    default:
      return productText(planClass, room);
  }
}

function productText(planClass: PlanClass | '', room: string): PlanText | null {
  const search = __('Visitors find what they look for, fast, and can filter what was found.');
  switch (planClass) {
    case 'is-backup-t0-plan':
    case 'is-backup-t1-plan':
    case 'is-backup-t2-plan':
      return { title: __('VaultPress Backup'), text: join(__('Your site is backed up as you edit.'), room) };
    case 'is-daily-backup-plan':
      return {
        title: __('Jetpack Backup Daily'),
        text: sprintf(__('Your site is backed up every day. Each backup is kept for %d days.'), dailyArchiveDays),
      };
    case 'is-realtime-backup-plan':
      return { title: __('Jetpack Backup Real-Time'), text: __('Your site is backed up as you edit.') };
    case 'is-search-plan':
      return { title: __('Jetpack Search'), text: search };
    case 'is-free-search-plan':
      return { title: __('Jetpack Search Free'), text: search };
    case 'is-scan-plan':
      return {
        title: __('Jetpack Scan Daily'),
        text: __('Your site is scanned by itself, and what is found can be repaired with one click.'),
      };
    case 'is-anti-spam-plan':
      return {
        title: __('Akismet Anti-spam'),
        text: __('Spam is cleared from comments and forms by itself, and real answers come through.'),
      };
    case 'is-videopress-plan':
      return { title: __('Jetpack VideoPress'), text: __('Video in high quality, free of ads, made for WordPress.') };
    case 'is-jetpack-social-basic-plan':
      return {
        title: __('Jetpack Social Basic'),
        text: __('What you publish is shared to your social networks by itself.'),
      };
    case 'is-jetpack-social-advanced-plan':
      return {
        title: __('Jetpack Social Advanced'),
        text: __('What you publish is shared to your social networks by itself, with more ways to shape each post.'),
      };
    case 'is-jetpack-boost-plan':
      return {
        title: __('Jetpack Boost'),
        text: __('Your site becomes as fast as the best ones, and nobody has to write code for it.'),
      };
    default:
      return null;
  }
}

/** What is offered depends on what is owned already. */
function freeText({ hasBackup, hasScan }: OwnedBesides): string {
  const upgrade = __('<upgrade>Upgrade now</upgrade>');
  if (hasBackup && hasScan) return join(__('Add spam protection and faster support to your site.'), upgrade);
  if (hasBackup) return join(__('Add spam protection, security scans and faster support to your site.'), upgrade);
  if (hasScan) return join(__('Add spam protection, backups and faster support to your site.'), upgrade);
  return join(__('Add backups, security fixes that run by themselves, and more to your site.'), upgrade);
}

const join = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
