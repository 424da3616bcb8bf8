import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { type QrCodeProps, qrCodeSize } from './qr-code';
import css from './qr-code.css';

/** Width in modules of the quiet zone, the light border by which cameras find the code. */
const quietZone = 2;

/** Returns an SVG path of the dark modules of a code, and the size of the code with its quiet zone, in modules. */
function codePath(text: string): { readonly path: string; readonly size: number } {
  const code = generate(text);
  const indexes = Array.from({ length: code.size }, (_, index) => index);
  const path = indexes
    .flatMap((y) => indexes.flatMap((x) => (code.get(x, y) ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])))
    .join('');
  return { path, size: code.size + 2 * quietZone };
}

/** Draws the code dark on light in every color scheme, because many cameras cannot read the opposite. */
export function Drawing({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => codePath(text), [text]);
  return (
    <svg
      aria-label={label}
      className={css.code}
      height={qrCodeSize}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
      width={qrCodeSize}
    >
      <rect fill="white" height={size} width={size} />
      <path d={path} fill="black" />
    </svg>
  );
}
