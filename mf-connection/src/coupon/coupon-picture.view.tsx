import css from '../connect/connect-picture.css';

/** Decorative drawing of a year of backups: stacked copies and a clock that turns back. */
export function CouponPicture() {
  return (
    <svg aria-hidden="true" className={css.drawing} focusable="false" viewBox="0 0 320 300">
      <rect className={css.card} height="150" rx="6" width="230" x="66" y="8" />
      <rect className={css.card} height="150" rx="6" width="230" x="45" y="34" />
      <rect className={css.card} height="190" rx="6" width="230" x="24" y="60" />
      <rect className={css.soft} height="9" rx="4.5" width="90" x="44" y="80" />
      <circle className={css.halo} cx="139" cy="164" r="52" />
      <path className={css.well} d="M109 164a30 30 0 1 0 9-21l-9 9M109 134v18h18M139 148v18l12 8" />
      <rect className={css.soft} height="8" rx="4" width="150" x="64" y="230" />
    </svg>
  );
}
