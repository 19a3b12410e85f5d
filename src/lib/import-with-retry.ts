import { isFailedImport } from './unreachable.ts';

const retryDelayMs = 1000;

/** Tries again once: a server may drop a connection, or the device be online again by now. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isFailedImport(error) || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return load();
  }
}
