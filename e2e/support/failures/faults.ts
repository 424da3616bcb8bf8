/**
 * Faults that tests add to built files: functions that return the new content of a file. Those that throw do so only while
 * temporary faults are on: call `setFault(page, true)` before the page opens, and `setFault(page, false)` before the retry.
 */
import type { Page } from '@playwright/test';

const flag = 'injected-fault';
const throwIfFaultIsOn = `if(localStorage.getItem(${JSON.stringify(flag)}))throw new Error("Injected fault.");`;

/** Turns temporary faults on or off in the browser's storage for the site. */
export async function setFault(page: Page, isActive: boolean): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/wp-admin/profile.php');
  await page.evaluate(([name, isOn]) => (isOn ? localStorage.setItem(name, 'on') : localStorage.removeItem(name)), [
    flag,
    isActive,
  ] as const);
}

function replaceOrThrow(content: string, pattern: RegExp, replacement: string): string {
  const changed = content.replace(pattern, replacement);
  if (changed === content)
    throw new Error(`Nothing in the built file matches ${pattern}: the fault cannot be injected.`);
  return changed;
}

/** Truncates a file in the middle, like an interrupted upload. */
export const truncated = (content: string): string => content.slice(0, Math.floor(content.length / 2));

/** Makes the first module of a chunk throw while it is evaluated. */
export function throwingModule(content: string): string {
  const [chunks] = /webpackChunk\w+/.exec(content) ?? [];
  if (!chunks) throw new Error('The built file is not a chunk: the fault cannot be injected.');
  return `(()=>{const chunks=(flightdeck.chunks??={}).${chunks}||=[];const{push}=chunks;chunks.push=(data)=>{chunks.push=push;
const modules=data[1];const[id]=Object.keys(modules);const run=modules[id];
modules[id]=function(...args){${throwIfFaultIsOn}return run.apply(this,args)};return push.call(chunks,data)}})();\n${content}`;
}

/** Replaces the view of a part in `area.js`. In `replacement`, `$2` is the module with `definePart`, and `$3` the view. */
const withView =
  (part: string, replacement: string) =>
  (content: string): string =>
    replaceOrThrow(
      content,
      new RegExp(String.raw`((?:"${part}"|\b${part}):(?:(?!definePart)[\s\S])*?)\(0,(\w+)\.definePart\)\((\w+)\)`),
      `$1(0,$2.definePart)(${replacement})`,
    );

/** Makes the view of a part throw while it draws. */
export const throwingView = (part: string) => withView(part, `()=>{${throwIfFaultIsOn}return $3()}`);

/** Makes the view of a part call `window.leak(bus)`, if it exists, once for each mount, which has a new bus. */
export const leakingView = (part: string) =>
  withView(
    part,
    '(buses=>()=>{const bus=(0,$2.useBus)();if(!buses.has(bus)){buses.add(bus);globalThis.leak?.(bus)}return $3()})(new WeakSet)',
  );

/** Returns a handwritten entry file with an expression as its `./area` module. */
export const entryWith = (container: string, area: string): string =>
  `globalThis.${container}={init(){},get:async()=>()=>(${area})};`;
