import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { type QrCodeProps, qrCodeSize } from './qr-code';
import css from './qr-code.css';

/** Light modules around the code, which cameras need to find its edge. */
const border = 2;

/** Returns the dark modules of a code as a path, and its size in modules with the border. */
function outline(text: string): { readonly path: string; readonly size: number } {
  const code = generate(text);
  const modules = Array.from({ length: code.size }, (_, index) => index);
  const path = modules
    .flatMap((y) => modules.flatMap((x) => (code.get(x, y) ? [`M${x + border} ${y + border}h1v1h-1z`] : [])))
    .join('');
  return { path, size: code.size + 2 * border };
}

/** Draws the code dark on light in every color scheme, as cameras need it. */
export function Drawing({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => outline(text), [text]);
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
