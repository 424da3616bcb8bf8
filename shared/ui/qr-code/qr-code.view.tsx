import { lazyView } from '@flightdeck/shared/ui/lazy-view';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { type QrCodeProps, qrCodeSize } from './qr-code';

/**
 * A QR code for phones. The drawing is a separate file, because few screens need it. If the file fails to load, no code
 * shows: the address is always beside it.
 */
export const QrCode = lazyView<QrCodeProps>(
  () => import(/* webpackChunkName: "qr-code" */ './drawing.view').then(({ Drawing }) => ({ default: Drawing })),
  { placeholder: () => <Skeleton height={qrCodeSize} width={qrCodeSize} />, failed: () => null },
);
