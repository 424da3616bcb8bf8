import { lazyView, Skeleton } from '@flightdeck/shared/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../../client/timing/when-near';
import { type QrCodeProps, qrCodeSize } from './qr-code';

/** Shows nothing if its file fails to load, because the address is always beside the code. */
const Drawing = lazyView<QrCodeProps>(
  () => import(/* webpackChunkName: "qr-code" */ './drawing.view').then(({ Drawing: view }) => ({ default: view })),
  { placeholder: () => <Skeleton height={qrCodeSize} width={qrCodeSize} />, failed: () => null },
);

/**
 * A QR code for phones. The drawing is in a separate file, because few screens need it. The code is drawn when the user
 * scrolls near it, because drawing one takes as long as drawing all cards of a section.
 */
export const QrCode: ComponentType<QrCodeProps> = (props) => {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => whenNear(container.current, () => setNear(true)), []);
  // No skeleton: its animation would run below the window, where users cannot see it.
  return isNear ? (
    <Drawing {...props} />
  ) : (
    <div ref={container} style={{ blockSize: qrCodeSize, inlineSize: qrCodeSize }} />
  );
};
