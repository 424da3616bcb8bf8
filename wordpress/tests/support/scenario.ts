import { expect } from '@playwright/test';
import type { WordPress } from './wordpress';

/** Sets the scenario of a site with a simulated provider. */
export async function setScenario({ url }: Pick<WordPress, 'url'>, name: string): Promise<void> {
  const answer = await fetch(`${url}/wp-json/lab/v1/scenario`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  expect(await answer.text()).toContain(name);
}
