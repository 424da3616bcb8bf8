import css from './icon.css';

/** Our own drawings on a 24 px grid: one path each, strokes only. A dot is a line of length 0.1. */
const paths = {
  backup: 'M4 12a8 8 0 1 0 2.4-5.7L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  blocks: 'M4 4h7v7H4zM13.5 4h7v7h-7zM4 13.5h7v7H4zM17 13.5v7M13.5 17h7',
  chart: 'M4 20h16M6.5 17v-5M12 17V5M17.5 17V9',
  chat: 'M4 5h16v11h-9l-5 4.5V16H4z',
  check: 'm5 12.5 5 5L19.5 7',
  chevron: 'm9 5 7 7-7 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  danger: 'M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2zM12 7.5v5.5M12 16.2v.1',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  gauge: 'M5 18.5a9 9 0 1 1 14 0M12 13.5l4-5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5.5 5 5.5 13 0 18-5.5-5-5.5-13 0-18',
  image:
    'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3.5 17.5 9 12l4 4 3-3 4.5 4.5M16 8.8v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1',
  key: 'M8 12.5a3.7 3.7 0 1 0 0 7.5 3.7 3.7 0 0 0 0-7.5zM10.7 13.5 20 4M16 8l3 3',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  lock: 'M6 11h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM8 11V7.5a4 4 0 0 1 8 0V11',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c0-3.5 2.8-5 6.5-5s6.5 1.5 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.8c2.2.7 3.5 2.3 3.5 4.7',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM12 18v.1',
  plug: 'M9.5 3v4M15 3v5h2.5v3.5a5 5 0 0 1-.5 2M7 9v2.5a5 5 0 0 0 7.3 4.4M12 16.5V21M3.5 3.5l17 17',
  pulse: 'M2.5 12.5H7L9.5 5l5 14.5L17 12.5h4.5',
  retry: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 4v4.5h-4.5',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M3 12h18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3l5.2 5.2',
  shield: 'm12 3 7.5 3v5c0 5-3.2 8.3-7.5 10-4.3-1.7-7.5-5-7.5-10V6z',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.3l2.8 2.8L16 9.3',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4 3.3-6 7.5-6s7.5 2 7.5 6',
  video: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM10 9l5 3-5 3z',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.7M12 17.3v.1',
} as const;

export type IconName = keyof typeof paths;

/** Icons that follow the reading direction: horizontal arrows and lists. They are mirrored in right-to-left text. */
const directional: ReadonlySet<IconName> = new Set<IconName>(['chevron', 'external', 'list']);

export interface IconProps {
  readonly name: IconName;
  /** Size in px; 20 in cards, 16 in buttons. Default: 24 (SHR-139). */
  readonly size?: number | undefined;
}

/** An icon beside a word. It is hidden from screen readers, which read the word. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={directional.has(name) ? `${css.icon} ${css.directional}` : css.icon}
      focusable="false"
      height={size}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={paths[name]} />
    </svg>
  );
}
