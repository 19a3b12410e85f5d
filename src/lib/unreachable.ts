/** The words of Chrome, Firefox, Safari and Vite for code that could not be fetched. */
const failedImportPattern =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a dynamic import failed because its code could not be fetched. */
export const isFailedImport = (thrown: unknown): boolean =>
  thrown instanceof Error && failedImportPattern.test(thrown.message);
