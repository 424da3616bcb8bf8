export interface QrCodeProps {
  /** What a phone reads. */
  readonly text: string;
  /** What it is, in words. */
  readonly label: string;
}

/** Width and height in px (REC-102). */
export const qrCodeSize = 80;
