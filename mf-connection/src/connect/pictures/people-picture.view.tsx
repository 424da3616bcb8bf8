import css from './connect-picture.css';

/** Decorative drawing of a connected account: a published post and people who respond. */
export function PeoplePicture() {
  return (
    <svg aria-hidden="true" className={css.drawing} focusable="false" viewBox="0 0 320 332">
      <rect className={css.card} height="150" rx="6" width="318" x="1" y="1" />
      <rect className={css.soft} height="58" rx="3" width="284" x="18" y="18" />
      <path className={css.outline} d="m26 68 40-34 28 24 22-16 40 26" />
      <rect className={css.soft} height="9" rx="4.5" width="160" x="18" y="92" />
      <rect className={css.soft} height="9" rx="4.5" width="110" x="18" y="112" />
      <circle className={css.halo} cx="276" cy="112" r="22" />
      <path className={css.symbol} d="M266 118c0-6 6-10 10-10v-6l11 10-11 10v-6c-4 0-7 0-10 2z" />

      {[164, 248].map((y, row) => (
        <g key={y}>
          <rect className={css.card} height="74" rx="6" width="318" x="1" y={y} />
          <circle className={css.halo} cx="42" cy={y + 37} r="22" />
          <circle className={css.symbol} cx="42" cy={y + 31} r="6" />
          <path className={css.symbol} d={`M30 ${y + 51}c0-8 5-11 12-11s12 3 12 11`} />
          <rect className={css.soft} height="8" rx="4" width={row === 0 ? 130 : 96} x="78" y={y + 22} />
          <rect className={css.soft} height="8" rx="4" width={row === 0 ? 84 : 140} x="78" y={y + 42} />
          <path className={css.symbol} d={`M276 ${y + 49}l-11-11c-5-5 2-14 8-8l3 3 3-3c6-6 13 3 8 8z`} />
        </g>
      ))}
    </svg>
  );
}
