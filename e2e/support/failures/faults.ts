/**
 * Faults that tests add to built files. Temporary faults depend on the browser's storage: call `setFault(page, true)` before
 * the page opens, and `setFault(page, false)` before the retry.
 */
import type { Page } from '@playwright/test';

const flag = 'injected-fault';
const throwsNow = `if(localStorage.getItem(${JSON.stringify(flag)}))throw new Error("Injected fault.");`;

/** Turns injected faults on or off in the browser's storage for the site. */
export async function setFault(page: Page, isActive: boolean): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/wp-admin/profile.php');
  await page.evaluate(([name, isOn]) => (isOn ? localStorage.setItem(name, 'on') : localStorage.removeItem(name)), [
    flag,
    isActive,
  ] as const);
}

function replaceOrThrow(content: string, pattern: RegExp, replacement: string): string {
  const changed = content.replace(pattern, replacement);
  if (changed === content) throw new Error(`The built file has nothing like ${pattern}: the fault cannot be injected.`);
  return changed;
}

/** Truncates a file in the middle, like an interrupted upload. */
export const truncated = (content: string): string => content.slice(0, Math.floor(content.length / 2));

/** Makes a module of a chunk throw while it is evaluated: the first one whose source `pick` accepts. */
function throwing(content: string, pick: string): string {
  const [chunks] = /webpackChunk\w+/.exec(content) ?? [];
  if (!chunks) throw new Error('The built file is not a chunk: the fault cannot be injected.');
  return `(()=>{const chunks=(globalThis[Symbol.for("flightdeck.chunks.1")]??={}).${chunks}||=[];const{push}=chunks;chunks.push=(data)=>{chunks.push=push;
const modules=data[1];const id=Object.keys(modules).find((key)=>(${pick})(String(modules[key])));
if(id===undefined)throw new Error("No module fits the fault.");const run=modules[id];
modules[id]=function(...args){${throwsNow}return run.apply(this,args)};return push.call(chunks,data)}})();\n${content}`;
}

/** The first module of a chunk throws while it is evaluated. */
export const throwingModule = (content: string): string => throwing(content, '()=>true');

/** The module of a view throws while it is evaluated; other modules of its chunk may also come with another chunk. */
export const throwingModuleOf =
  (view: string) =>
  (content: string): string =>
    throwing(content, String.raw`(source)=>/["{,]${view}\b/.test(source)`);

/** Replaces the view that `area.js` makes a part of; `$1` is the entry of `shared/ui/parts` and `$2` the view. */
const withView =
  (part: string, replacement: string) =>
  (content: string): string =>
    // The pattern has one more group before those of `replacement`, so their numbers are shifted by one.
    replaceOrThrow(
      content,
      new RegExp(String.raw`((?:"${part}"|\b${part}):(?:(?!definePart)[\s\S])*?)\(0,(\w+)\.definePart\)\((\w+)\)`),
      `$1(0,$2.definePart)(${replacement.replaceAll('$2', '$3').replaceAll('$1', '$2')})`,
    );

/** The view of a part throws while it draws. */
export const throwingView = (part: string) => withView(part, `()=>{${throwsNow}return $2()}`);

/** Makes the view of a part call `window.leak(bus)`, if it exists, each time it is mounted. */
export const leakingView = (part: string) =>
  withView(
    part,
    '(known=>()=>{const bus=(0,$1.useBus)();if(!known.has(bus)){known.add(bus);globalThis.leak?.(bus)}return $2()})(new WeakSet)',
  );

/** Returns a handwritten entry file with an expression as its `./area` module. */
export const entryWith = (container: string, area: string): string =>
  `globalThis.${container}={init(){},get:async()=>()=>(${area})};`;
