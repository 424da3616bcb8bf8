import css from './key-picture.css';

export interface KeyPictureProps {
  /** Whether the key has been activated. */
  readonly isActive: boolean;
}

/** Draws a card with a key, and a check mark after activation. Decorative only. */
export function KeyPicture({ isActive }: KeyPictureProps) {
  return (
    <svg aria-hidden="true" className={css.drawing} focusable="false" viewBox="0 0 300 220">
      <circle className={css.halo} cx="150" cy="110" r="104" />
      <rect className={css.card} height="124" rx="10" width="212" x="44" y="48" />
      <rect className={css.textLine} height="8" rx="4" width="64" x="66" y="70" />
      <rect className={css.textLine} height="8" rx="4" width="104" x="66" y="88" />
      <path
        className={css.key}
        d="M96 112a24 24 0 0 1 23.2 18H214a6 6 0 0 1 6 6v18a5 5 0 0 1-10 0v-12h-10v8a5 5 0 0 1-10 0v-8h-70.8A24 24 0 1 1 96 112Zm-6 15a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z"
        transform="translate(0 -7) rotate(-8 150 136)"
      />
      {isActive && (
        <>
          <circle className={css.badge} cx="250" cy="56" r="25" />
          <path className={css.checkMark} d="m239 57 8 8 15-17" />
        </>
      )}
    </svg>
  );
}
