import { lazyView } from '@flightdeck/shared/ui/lazy-view';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { type QrCodeProps, qrCodeSize } from './qr-code';

/**
 * A text for phones. The drawing is a separate file, which few screens need. When that file does not arrive there is no
 * code: the address is always shown beside it, too.
 */
export const QrCode = lazyView<QrCodeProps>(
  () => import(/* webpackChunkName: "qr-code" */ './drawing.view').then(({ Drawing }) => ({ default: Drawing })),
  { placeholder: () => <Skeleton height={qrCodeSize} width={qrCodeSize} />, failed: () => null },
);
