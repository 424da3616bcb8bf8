import { dataBlock } from './data-block';

/** The data that WordPress prints beside the page state (docs/contracts.md, page block). */
interface PageBlock {
  /** Address of the folder that contains `files`. */
  readonly folder: string;
  /** Files that the page loads itself: file name → hash. */
  readonly files: Readonly<Record<string, string>>;
  /** Kind of environment, for the status screen; empty for users who may not see it. */
  readonly environment: string;
}

export interface PrintedPage extends PageBlock {
  /** The element that contains the block, in which the page is drawn. */
  readonly mount: HTMLElement;
}

/** Returns the page block and its mount; null without a block. Missing fields get empty values. */
export function printedPage(): PrintedPage | null {
  const block = dataBlock('flightdeck-page');
  const mount = block?.parentElement;
  if (!mount) return null;
  const { folder = '', files = {}, environment = '' } = parseBlock(block);
  return { mount, folder, files, environment };
}

function parseBlock({ textContent }: Element): Partial<PageBlock> {
  try {
    return JSON.parse(textContent ?? '') ?? {};
  } catch {
    return {};
  }
}
