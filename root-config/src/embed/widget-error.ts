import type { WidgetError } from '@flightdeck/shared/contracts/page';

/** Returns the code and message of an error. Unlike `isFailure`, accepts codes that this script does not know. */
export function asWidgetError(error: unknown): WidgetError {
  if (!(error instanceof Error)) return { code: 'area-script', message: String(error) };
  const { message } = error;
  return { code: isCoded(error) ? error.code : 'area-script', message };
}

const isCoded = (error: Error): error is Error & WidgetError => 'code' in error && typeof error.code === 'string';
