import { lazyView, Skeleton } from '@flightdeck/shared/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../../client/timing/when-near';
import { type QrCodeProps, qrCodeSize } from './qr-code';

/** If the file fails to load, no code shows: the address is always beside it. */
const Drawing = lazyView<QrCodeProps>(
  () => import(/* webpackChunkName: "qr-code" */ './drawing.view').then(({ Drawing: view }) => ({ default: view })),
  { placeholder: () => <Skeleton height={qrCodeSize} width={qrCodeSize} />, failed: () => null },
);

/**
 * A QR code for phones. The drawing is a separate file, because few screens need it. It waits until the user scrolls near,
 * because drawing a code takes as long as drawing all cards of a section.
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
