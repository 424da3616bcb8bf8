/**
 * Faults planted into built files. Those that can go away without a new release ask the browser's storage whether they are
 * there: `setFault(page, true)` before the page opens, `false` before the retry.
 */
import type { Page } from '@playwright/test';

const flag = 'planted-fault';
const throwsNow = `if(localStorage.getItem(${JSON.stringify(flag)}))throw new Error("Planted fault.");`;

/** Turns planted faults on or off; the page must be on the site. */
export async function setFault(page: Page, on: boolean): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/wp-admin/profile.php');
  await page.evaluate(([name, isOn]) => (isOn ? localStorage.setItem(name, 'on') : localStorage.removeItem(name)), [
    flag,
    on,
  ] as const);
}

function replaced(content: string, pattern: RegExp, by: string): string {
  const changed = content.replace(pattern, by);
  if (changed === content) throw new Error(`The built file has nothing like ${pattern}: the fault cannot be planted.`);
  return changed;
}

/** Cut off in the middle, as after a broken upload. */
export const truncated = (content: string): string => content.slice(0, Math.floor(content.length / 2));

const head = String.raw`\d+\(\w+(?:,\w+)*\)\{`;
const firstModule = new RegExp(String.raw`(\.push\(\[\[[^\]]*\],\{${head})`);
const moduleOfPart = new RegExp(String.raw`(${head})(?=(?:(?!${head})[\s\S])*?\.definePart\)\()`);

/**
 * A module of a chunk throws while it is evaluated: the one that makes the part, since others can come with another chunk as
 * well; the first where no part is made.
 */
export const throwingModule = (content: string): string =>
  replaced(content, moduleOfPart.test(content) ? moduleOfPart : firstModule, `$1${throwsNow}`);

/** The view of a part throws while it draws. */
export const throwingView = (content: string): string =>
  replaced(content, /\(0,(\w+)\.definePart\)\(/, `(view=>(0,$1.definePart)(()=>{${throwsNow}return view()}))(`);

/** The view of a part calls `forget(bus)` of its window, where there is one, once for each time it is mounted. */
export const forgettingView = (content: string): string =>
  replaced(
    content,
    /\(0,(\w+)\.definePart\)\(/,
    '((known,view)=>(0,$1.definePart)(()=>{const bus=(0,$1.useBus)();if(!known.has(bus)){known.add(bus);globalThis.forget?.(bus)}return view()})).bind(0,new WeakSet)(',
  );

/** An entry by hand, whose `./area` module is the expression given. */
export const entryWith = (container: string, area: string): string =>
  `globalThis.${container}={init(){},get:async()=>()=>(${area})};`;
