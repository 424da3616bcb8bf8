import * as v from '@flightdeck/shared/schema';
import { dataBlock } from './data-block';

const schema = v.object({
  /** Address of the folder of these files. */
  folder: v.fallback(v.string(), ''),
  /** Files that the page loads itself: file name → hash. */
  files: v.fallback(v.record(v.string(), v.string()), {}),
  /** Kind of environment, for the status screen; empty for users who may not see it. */
  environment: v.fallback(v.string(), ''),
  /** Whether the host counts this visit. */
  countsVisit: v.fallback(v.boolean(), false),
});

/** Returns the element of the running script. Elements with a name hide properties of `document`, but not those of its prototype. */
export const runningScript = (): Element | null => Reflect.get(Document.prototype, 'currentScript', document);

/** The block of the page that the host prints beside its state. */
export interface PrintedPage extends v.InferOutput<typeof schema> {
  /** The element that contains the block, in which the page is drawn. */
  readonly mount: HTMLElement;
}

/** Returns what the host printed for the page besides its state (docs/contracts.md, page block); null without it. */
export function printedPage(): PrintedPage | null {
  const block = dataBlock('flightdeck-page');
  const mount = block?.parentElement;
  if (!mount) return null;
  return { mount, ...v.parse(schema, parsed(block.textContent)) };
}

function parsed(text: string | null): unknown {
  try {
    return Object(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}
