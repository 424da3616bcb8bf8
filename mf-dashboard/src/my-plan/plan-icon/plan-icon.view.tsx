import type { PlanIcon as PlanIconName } from '@flightdeck/shared/plans';
import { Icon, type IconName } from '@flightdeck/shared/ui';
import css from './plan-icon.css';

export type { PlanIconName };

/** SVG paths by tier, on the icons' 24 px grid: a circle for the free plan, then one to three bars. */
const tierPaths = [
  'M12 8.5a3.5 3.5 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  'M12 17v-4',
  'M9 17v-4M15 17V9',
  'M7 17v-3M12 17v-6M17 17V7',
];

/** Name of an icon, or index of a tier's path. */
type Glyph = IconName | 0 | 1 | 2 | 3;

/** Background and glyph of each icon: hosted plans on a circle, plugin plans on a square, products on a light square. */
export const pictures: Readonly<Record<PlanIconName, readonly ['hosted' | 'plan' | 'product', Glyph]>> = {
  'wpcom-free': ['hosted', 0],
  'wpcom-personal': ['hosted', 1],
  'wpcom-premium': ['hosted', 2],
  'wpcom-business': ['hosted', 3],
  'wpcom-ecommerce': ['hosted', 'globe'],
  'jetpack-free': ['plan', 0],
  'jetpack-personal': ['plan', 1],
  'jetpack-premium': ['plan', 2],
  'jetpack-professional': ['plan', 3],
  'jetpack-security': ['plan', 'shield'],
  'jetpack-complete': ['plan', 'success'],
  'product-jetpack-backup': ['product', 'backup'],
  'product-jetpack-scan': ['product', 'scan'],
  'product-jetpack-anti-spam': ['product', 'chat'],
  'product-jetpack-search': ['product', 'search'],
  'product-jetpack-videopress': ['product', 'video'],
  'product-jetpack-social': ['product', 'people'],
  'product-jetpack-boost': ['product', 'gauge'],
  'product-jetpack-stats': ['product', 'chart'],
  'product-jetpack-ai': ['product', 'blocks'],
};

export interface PlanIconProps {
  /** Name from `planIcon`. */
  readonly name: PlanIconName;
}

/** Shows the icon of a plan or product, 32x32 px (SHR-145). Hidden from screen readers, because a text beside it names the plan. */
export function PlanIcon({ name }: PlanIconProps) {
  const [background, glyph] = pictures[name];
  return (
    <svg
      aria-hidden="true"
      className={`${css.icon} ${css[background]}`}
      focusable="false"
      height={32}
      viewBox="0 0 32 32"
      width={32}
    >
      <rect className={css.background} height={31} rx={background === 'hosted' ? 15.5 : 6} width={31} x={0.5} y={0.5} />
      <g transform="translate(6 6)">
        {typeof glyph === 'number' ? (
          <path className={css.tier} d={tierPaths[glyph]} transform="scale(0.8333)" />
        ) : (
          <Icon name={glyph} size={20} />
        )}
      </g>
    </svg>
  );
}
