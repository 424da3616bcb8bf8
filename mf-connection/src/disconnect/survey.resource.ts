import { pageState } from '@flightdeck/shared/session';
import { type payloadOf, surveyAddress } from './survey';

/** The user is not kept waiting for the provider longer than this. */
const patience = 10_000;

const isAccepted = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true;

/** Posts the survey to the provider (CONN-072). @returns null, or what went wrong; never rejects */
export async function postSurvey(payload: ReturnType<typeof payloadOf>): Promise<string | null> {
  try {
    const answer = await fetch(surveyAddress(pageState().provider), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await answer.json();
    return isAccepted(body) ? null : `The survey was not accepted (status ${answer.status}).`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
