import type { NoticeStatus } from '@flightdeck/shared/contracts/notice';

/** What a key of the state notices says. Plain data: the view draws it, a table tests it. */
export interface StateMessage {
  readonly status: NoticeStatus;
  /** Paragraphs; the tags in them are named in `links`. */
  readonly paragraphs: readonly string[];
  /** Tag in a paragraph → address. */
  readonly links?: Readonly<Record<string, string>>;
  readonly action?: { readonly label: string; readonly href: string };
}
