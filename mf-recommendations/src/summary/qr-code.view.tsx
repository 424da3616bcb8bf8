import encodeQR from 'qr';
import css from './qr-code.css';

export interface QrCodeProps {
  /** What a phone reads. */
  readonly text: string;
  /** What it is, in words. */
  readonly label: string;
}

/** Width and height in px (REC-102). */
const size = 80;

/** A text for phones. Dark on light in every colour scheme: cameras need it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: 2 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      aria-label={label}
      className={css.code}
      height={size}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width={size}
    >
      <rect fill="white" height={rows.length} width={rows.length} />
      <path d={path} fill="black" />
    </svg>
  );
}
