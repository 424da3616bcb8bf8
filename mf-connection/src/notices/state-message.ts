import type { NoticeStatus } from '@flightdeck/shared/contracts/page';

/** Content of the notice about the previous step, such as a finished connection. */
export interface StateMessage {
  readonly status: NoticeStatus;
  /** Texts, which may contain the tags of `links`. */
  readonly paragraphs: readonly string[];
  /** Addresses of the links by the names of their tags, such as `health` for `<health>`. */
  readonly links?: Readonly<Record<string, string>>;
  readonly action?: { readonly label: string; readonly href: string };
}
