import { lazyView } from '@flightdeck/shared/ui/lazy-view';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { type QrCodeProps, qrCodeSize } from './qr-code';

/**
 * A text for phones. What draws it is a file of its own, which few screens need. Where that does not arrive there is no code:
 * the address always stands beside it, too.
 */
export const QrCode = lazyView<QrCodeProps>(
  () => import(/* webpackChunkName: "qr-code" */ './drawing.view').then(({ Drawing }) => ({ default: Drawing })),
  { placeholder: () => <Skeleton height={qrCodeSize} width={qrCodeSize} />, failed: () => null },
);
