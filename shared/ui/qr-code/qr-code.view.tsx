import { withRetries } from '@flightdeck/shared/timing/file-loads';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { type ComponentType, useEffect, useState } from 'react';
import { type QrCodeProps, qrCodeSize } from './qr-code';

/**
 * A text for phones. What draws it is a file of its own, which few screens need. Where that does not arrive there is no code:
 * the address always stands beside it, too.
 */
export function QrCode(props: QrCodeProps) {
  const [Drawing, setDrawing] = useState<ComponentType<QrCodeProps> | 'lost' | null>(null);
  useEffect(() => {
    let left = false;
    withRetries(() => import(/* webpackChunkName: "qr-code" */ './drawing.view')).then(
      (file) => left || setDrawing(() => file.Drawing),
      () => left || setDrawing('lost'),
    );
    return () => {
      left = true;
    };
  }, []);
  if (Drawing === 'lost') return null;
  return Drawing ? <Drawing {...props} /> : <Skeleton height={qrCodeSize} width={qrCodeSize} />;
}
