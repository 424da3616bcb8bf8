import css from './key-picture.css';

/** A card with a key on it. It tells nothing of its own. */
export function KeyPicture() {
  return (
    <svg aria-hidden="true" className={css.drawing} focusable="false" viewBox="0 0 308 180">
      <rect className={css.card} height="178" rx="8" width="304" x="2" y="1" />
      <rect className={css.soft} height="12" rx="6" width="112" x="27" y="29" />
      <rect className={css.soft} height="12" rx="6" width="172" x="27" y="57" />
      <circle className={css.halo} cx="267" cy="39" r="20" />
      <path className={css.well} d="m257 39 8 8 13-15" />
      <g className={css.key}>
        <circle cx="70" cy="127" r="21" />
        <path d="M91 127h142v18M207 127v13" />
      </g>
    </svg>
  );
}
