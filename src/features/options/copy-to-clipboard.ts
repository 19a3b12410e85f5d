import { showAlert } from '#src/session/alerts-store.ts';
import { copy } from './copy.ts';

export async function copyToClipboard(text: string, successMessage: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showAlert('success', successMessage, { isBrief: true });
  } catch {
    showAlert('error', copy.copyFailed);
  }
}
