/**
 * Puts a site into a scenario of its simulated provider.
 * @param url address of the site
 * @param name name of the scenario
 * @param latency time in ms that the provider takes for each answer
 * @throws Error when the provider does not set the scenario
 */
export async function setScenario(url: string, name: string, latency?: number): Promise<void> {
  const answer = await fetch(`${url}/wp-json/lab/v1/scenario`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, latency_ms: latency }),
  });
  if (!answer.ok)
    throw new Error(`The scenario "${name}" could not be set: the provider answered with ${answer.status}.`);
}
