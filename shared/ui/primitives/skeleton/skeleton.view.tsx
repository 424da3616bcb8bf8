import css from './skeleton.css';

export interface SkeletonProps {
  /** Height of each bar in px. Default: 12, spaced like text with a line height of 20. */
  readonly height?: number | undefined;
  /** Width in px, or a percentage such as `84%`. Default: `100%`. */
  readonly width?: number | string | undefined;
  /** Number of bars, one below the other; the last of several bars is shorter, like the last line of a paragraph. Default: 1. */
  readonly lines?: number | undefined;
}

/**
 * Reserves the space of loading content, so that the layout does not jump. Give it the size of that content. It is hidden
 * from screen readers, so set `aria-busy` on its container.
 */
export function Skeleton({ height, width = '100%', lines = 1 }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={height === undefined ? `${css.skeleton} ${css.text}` : css.skeleton}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          className={css.line}
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ID and never change places
          key={line}
          style={{ blockSize: height ?? 12, inlineSize: lines > 1 && line === lines - 1 ? '60%' : width }}
        />
      ))}
    </span>
  );
}
