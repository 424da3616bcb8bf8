/** The whole page anew. An object, so that a test can watch it instead. */
export const pageAgain = { load: (): void => location.reload() };
