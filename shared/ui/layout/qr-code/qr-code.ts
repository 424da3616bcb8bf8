export interface QrCodeProps {
  readonly text: string;
  /** Accessible name of the code. */
  readonly label: string;
}

/** Width and height in px (REC-102). */
export const qrCodeSize = 80;
