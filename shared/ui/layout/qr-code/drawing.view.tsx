import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { type QrCodeProps, qrCodeSize } from './qr-code';
import css from './qr-code.css';

/** Width of the quiet zone in modules: the light border around the code, by which cameras find it. */
const quietZone = 2;

/** Returns the dark modules of a code as a path, and its size in modules with the quiet zone. */
function outlineCode(text: string): { readonly path: string; readonly size: number } {
  const code = generate(text);
  const modules = Array.from({ length: code.size }, (_, index) => index);
  const path = modules
    .flatMap((y) => modules.flatMap((x) => (code.get(x, y) ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])))
    .join('');
  return { path, size: code.size + 2 * quietZone };
}

/** Draws the code dark on light in every color scheme, as cameras need it. */
export function Drawing({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => outlineCode(text), [text]);
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
