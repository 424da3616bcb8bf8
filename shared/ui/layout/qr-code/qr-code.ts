export interface QrCodeProps {
  /** The encoded text, usually an address. */
  readonly text: string;
  /** Accessible name of the code. */
  readonly label: string;
}

/** Width and height of a code in px (REC-102). */
export const qrCodeSize = 80;
