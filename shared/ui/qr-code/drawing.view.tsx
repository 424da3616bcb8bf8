import encodeQR from 'qr';
import { type QrCodeProps, qrCodeSize } from './qr-code';
import css from './qr-code.css';

/** Dark on light in every colour scheme: cameras need it so. */
export function Drawing({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: 2 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      aria-label={label}
      className={css.code}
      height={qrCodeSize}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width={qrCodeSize}
    >
      <rect fill="white" height={rows.length} width={rows.length} />
      <path d={path} fill="black" />
    </svg>
  );
}
