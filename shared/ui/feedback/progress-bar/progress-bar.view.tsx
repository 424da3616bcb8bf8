import css from './progress-bar.css';

export interface ProgressBarProps {
  readonly value: number;
  /** Value of a full bar. */
  readonly total: number;
  /** Accessible name: "Storage used". The caller shows the value as text beside the bar. */
  readonly label: string;
  /** The value in words, for screen readers: "124 GB of 1 TB used". Default: the percentage. */
  readonly text?: string | undefined;
  /** Color of the bar: `success` is green. Default: `accent`. */
  readonly tone?: 'accent' | 'success' | undefined;
  readonly testId?: string | undefined;
}

/** Shows a share of a whole. */
export function ProgressBar({ value, total, label, text, tone = 'accent', testId }: ProgressBarProps) {
  const share = value > 0 && total > 0 ? Math.min(value / total, 1) : 0;
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text}
      className={css.bar}
      data-testid={testId}
      role="progressbar"
    >
      <div
        className={tone === 'success' ? `${css.done} ${css.success}` : css.done}
        style={{ inlineSize: `${share * 100}%` }}
      />
    </div>
  );
}
