import css from './spinner.css';

export interface SpinnerProps {
  /** Size in px. Default: 20 (SHR-138). */
  readonly size?: number | undefined;
}

/**
 * Shows that an action is running. It is hidden from screen readers: the text beside it names the action ("Saving…"). With
 * reduced motion, it is a ring of dots that does not turn.
 */
export function Spinner({ size = 20 }: SpinnerProps) {
  return <span aria-hidden="true" className={css.spinner} style={{ inlineSize: size, blockSize: size }} />;
}
