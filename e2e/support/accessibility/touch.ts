import type { Page } from '@playwright/test';

/** Window size of a small phone, in px. */
export const phone = { width: 360, height: 740 } as const;

/** Makes an open page behave as on a phone, with touch instead of a mouse (`pointer: coarse`). */
export async function emulatePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await page.setViewportSize(phone);
}
