/** What a caught value says went wrong. */
export const getErrorMessage = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);
