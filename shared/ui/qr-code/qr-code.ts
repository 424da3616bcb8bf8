export interface QrCodeProps {
  /** Text that a phone reads. */
  readonly text: string;
  /** Description of the code. */
  readonly label: string;
}

/** Width and height in px (REC-102). */
export const qrCodeSize = 80;
