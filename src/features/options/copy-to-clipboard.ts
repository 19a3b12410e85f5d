import { showAlert } from '#src/session/alerts-store.ts';
import { copy } from './copy.ts';

export async function copyToClipboard(text: string, successMessage: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showAlert('success', successMessage, { isBrief: true });
    return true;
  } catch {
    showAlert('error', copy.copyFailed);
    return false;
  }
}
