import type { Page } from '@playwright/test';

/** Records the announcements of live regions on each page that opens after this call. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Reflect.set(globalThis, 'announcements', announced);
    const lastTexts = new WeakMap<Element, string>();
    const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
    const recordChanges = () => {
      for (const region of document.querySelectorAll(regions)) {
        if (!region.checkVisibility({ visibilityProperty: true })) continue;
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text === (lastTexts.get(region) ?? '')) continue;
        lastTexts.set(region, text);
        const isUrgent = region.matches('[role="alert"], [aria-live="assertive"]');
        if (text) announced.push(`${isUrgent ? 'at once' : 'politely'}: ${text}`);
      }
    };
    new MutationObserver(recordChanges).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Returns the announcements since the page was loaded, in order. */
export const announcements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const announced: unknown = Reflect.get(globalThis, 'announcements');
    return Array.isArray(announced) ? [...announced] : [];
  });
