import { recordClick } from '@flightdeck/shared/analytics';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { useState } from 'react';
import { badgeAddress, type StoreName, stores } from './store-badge';
import css from './store-badge.css';

interface StoreBadgeProps {
  readonly store: StoreName;
  /** Language code of the page. */
  readonly lang: string;
}

const told = (store: StoreName) =>
  recordClick({ target: 'apps-card', button: 'apps-download', page: 'dashboard', store });

/** Shows the badge of a store; the built-in badge if the store's image fails to load (DASH-118). */
export function StoreBadge({ store, lang }: StoreBadgeProps) {
  const { href, alt, title, picture } = stores()[store];
  const [lost, setLost] = useState<string | null>(null);
  const wanted = badgeAddress(store, lang);
  const src = wanted === null || wanted === lost ? picture : wanted;
  return (
    <OutLink href={href} newTab onClick={() => told(store)}>
      <img
        alt={alt}
        className={css.badge}
        height={40}
        onError={() => setLost(wanted)}
        referrerPolicy="no-referrer"
        src={src}
        title={title}
        width={135}
      />
    </OutLink>
  );
}
