import type { PartName } from '../areas/area-manifest';
import type { Failure } from '../areas/failure';
import type { LoadAnswer } from '../areas/part';
import type { UnsavedWork } from '../bus/unsaved-work';
import type { ChunkTexts } from '../releases/message-files';
import type { AnalyticsEvent } from './analytics-event';
import type { KnownFiles } from './known-files';

/**
 * What our scripts share on one page: the inline script, the root, the embed script, and the copies of `shared` in areas and
 * widgets. Areas of different releases use it together, so it has only plain data and functions, and a field changes its type only
 * with a major version of `shared`. The module in brackets creates the field.
 */
export interface PageGlobals {
  /** What the inline script has requested for the first screen (`root-config/src/early.ts`). */
  firstReads?: FirstReads;
  /** Answers that no view has taken, by `readId`: those of the first screen and of `startRead` (`client/api/reads/early.ts`). */
  earlyReads?: Map<string, unknown>;
  /** REST root of the early reads that the embed script sent (`root-config/src/embed/early-reads.ts`). */
  earlyReadsRoot?: string;
  /** Reads that may start now, and those that wait, longest first (`client/api/reads/read-queue.ts`). */
  readQueue?: { free: number; readonly waiting: (() => void)[] };
  /** Address of a file that is loading or has loaded → its promise (`root-config/src/loader/script.ts`). */
  scripts?: Map<string, Promise<unknown>>;
  /** Files that the page may load as scripts (`root-config/src/loader/known-files.ts`). */
  knownFiles?: KnownFiles;
  /** Name of a webpack build → address of the folder with its chunks, ending in a slash (`root-config/src/loader/release-files.ts`). */
  folders?: Map<string, string>;
  /** webpack's lists of loaded chunks (tools/src/build/webpack-base.ts). */
  chunks?: object;
  /** Loads the texts of a chunk, on pages in another language than English (`root-config/src/language/page-language.ts`). */
  chunkTexts?: ChunkTexts;
  /** Area → version of its release, for reports of failures (`failure-report.ts`). */
  releases?: Map<string, string>;
  /** Libraries by request and version: webpack's share scope (`root-config/src/loader/share-scope.ts`). */
  shareScope?: Record<string, Record<string, unknown>>;
  /** Loads the parts of this page (`ui/parts/page-loader.ts`). */
  partLoader?: PartLoader;
  /** Style sheets, and the number of uses of each root that adopts them (`ui/styles/styles.ts`). */
  styles?: { readonly sheets: Set<CSSStyleSheet>; readonly roots: Map<Document | ShadowRoot, number> };
  /** The widgets of the page (`ui/parts/widgets/widget-page.ts`). */
  widgets?: WidgetPage;
  /** Where links may lead (`model/links/links.ts`). */
  links?: LinkSettings;
  /** Forms with work that may be unsaved, by ID (`client/unsaved/unsaved.ts`). */
  unsaved?: Map<string, UnsavedWork>;
  /** Properties of every event, and the choice of the user: true after opting out, null without a choice (`client/analytics/`). */
  analytics?: { common: AnalyticsEvent['properties']; optedOut: boolean | null };
}

/** Reads of the first screen, as `readId` writes them. */
export interface FirstReads {
  /** Reads whose answers are in the block `flightdeck-answers` of the page. */
  readonly inPage: readonly string[];
  /** Requests for the other reads. Their responses have one line for each read. */
  readonly requests: readonly { readonly paths: readonly string[]; readonly response: Promise<Response> }[];
  /** Ends the requests. */
  readonly abort: AbortController;
}

/** Loads parts. An area never imports the loader, and a page without our root has a different one. */
export interface PartLoader {
  /** Loads a part. Never rejects. A failed load is not cached, so that the next call tries again. */
  load(name: PartName): Promise<LoadAnswer>;
}

export interface WidgetPage {
  /** The session start of the first widget; null before the start, and after a failed one. */
  starting: Promise<Failure | null> | null;
  /** Whether the page has no root of ours, so that widgets start the session. */
  isStandalone: boolean;
  /** Elements of mounted widgets; the most recently used widget is at the end. */
  elements: readonly Element[];
  /** Called when `elements` changes. */
  readonly listeners: Set<() => void>;
}

export interface LinkSettings {
  /** Origins of the provider from the page state, in addition to the fixed hosts. */
  readonly origins: readonly string[];
  /** Address of the provider's redirect service. */
  readonly redirect: string;
  /** Site address without scheme, the `site` of redirect links. */
  readonly rawUrl: string;
}

declare global {
  // `pageGlobals` creates the object. Only `var` declares a property of the global object.
  var flightdeck: PageGlobals;
}

/** Returns what our scripts share on this page: `globalThis.flightdeck`, which the first of them creates. */
export function pageGlobals(): PageGlobals {
  // Without the check, an element with this ID would be taken for the object: browsers make elements readable as globals.
  if (!Object.hasOwn(globalThis, 'flightdeck')) globalThis.flightdeck = {};
  return globalThis.flightdeck;
}
