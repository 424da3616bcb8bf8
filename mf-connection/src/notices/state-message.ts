import type { NoticeStatus } from '@flightdeck/shared/contracts/page';

/** Message for a key of the state notices, as plain data for the view and its tests. */
export interface StateMessage {
  readonly status: NoticeStatus;
  /** Paragraphs; `links` names the tags in them. */
  readonly paragraphs: readonly string[];
  /** Tag in a paragraph → address. */
  readonly links?: Readonly<Record<string, string>>;
  readonly action?: { readonly label: string; readonly href: string };
}
