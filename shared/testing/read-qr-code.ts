import decodeQR from 'qr/decode.js';
// Import the drawing at the start: loading it during a test can take longer than the time limit of `findByRole`.
import '../ui/layout/qr-code/drawing.view';

/** Returns the text of a QR code: paints each module four pixels wide, and decodes the picture. */
export function readQrCode(drawing: Element): string {
  const side = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const width = side * scale;
  // Four bytes per pixel: red, green, blue and alpha.
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  // The path draws each dark module as a square.
  for (const [, x, y] of (drawing.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const pixel = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4;
        data.fill(0, pixel, pixel + 3);
      }
  }
  return decodeQR({ width, height: width, data });
}
