import css from './spinner.css';

export interface SpinnerProps {
  /** px. Default 20 (SHR-138). */
  readonly size?: number | undefined;
}

/**
 * Something is under way. It is hidden from screen readers: the word beside it says what ("Saving…").
 * With reduced motion it is a still ring of dots.
 */
export function Spinner({ size = 20 }: SpinnerProps) {
  return <span aria-hidden="true" className={css.spinner} style={{ inlineSize: size, blockSize: size }} />;
}
