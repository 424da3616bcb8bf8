import type { AppStore } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { OutLink } from '@flightdeck/shared/ui';
import { useState } from 'react';
import { badgeAddress, stores } from './store-badge';
import css from './store-badge.css';

interface StoreBadgeProps {
  readonly store: AppStore;
  /** Language code of the page. */
  readonly lang: string;
}

const recordDownload = (store: AppStore) =>
  recordClick({ target: 'apps-card', button: 'apps-download', page: 'dashboard', store });

/** Links to a store with its badge: the built-in one in English, and if the store's image fails to load (DASH-118). */
export function StoreBadge({ store, lang }: StoreBadgeProps) {
  const { href, alt, title, builtInBadge } = stores()[store];
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const localizedSrc = badgeAddress(store, lang);
  const src = localizedSrc === null || localizedSrc === failedSrc ? builtInBadge : localizedSrc;
  return (
    <OutLink href={href} newTab onClick={() => recordDownload(store)}>
      <img
        alt={alt}
        className={css.badge}
        height={40}
        onError={() => setFailedSrc(localizedSrc)}
        referrerPolicy="no-referrer"
        src={src}
        title={title}
        width={135}
      />
    </OutLink>
  );
}
