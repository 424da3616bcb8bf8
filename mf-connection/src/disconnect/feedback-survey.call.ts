import { failure } from '@flightdeck/shared/contracts/page';

/** Answers of the user, in the format of the provider (SHR-085). */
export interface FeedbackSurvey {
  readonly site_id: number;
  readonly user_id: number;
  readonly survey_id: string;
  readonly survey_responses: Readonly<Record<string, { readonly response: string; readonly text: string | null }>>;
}

/** How long the dialog waits for the provider, in ms. */
const timeLimit = 10_000;

/**
 * Posts a survey to the provider's public API (SHR-085): without cookies and nonce, since the site may no longer be
 * connected. Only `success: true` counts as accepted (SHR-086).
 * @param address of the provider's endpoint `marketing/feedback-survey`
 * @throws Failure `rest-refused` with the provider's code as `serverCode`, or `rest-network` without a readable answer
 * (SHR-087)
 */
export async function postFeedbackSurvey(address: string, survey: FeedbackSurvey): Promise<void> {
  let status: number;
  let body: unknown;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(survey),
      signal: AbortSignal.timeout(timeLimit),
    });
    status = answer.status;
    body = await answer.json();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw failure('rest-network', message, { url: address, cause }, 'FetchNetworkError');
  }
  const fields = typeof body === 'object' && body !== null ? body : {};
  if ('success' in fields && fields.success === true) return;
  const code = 'code' in fields && typeof fields.code === 'string' ? fields.code : '';
  throw failure('rest-refused', code || `status ${status}`, { status, url: address, serverCode: code }, 'ApiError');
}
