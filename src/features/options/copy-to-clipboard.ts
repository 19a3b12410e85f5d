import { showAlert } from '#src/session/alerts-store.ts';

/** Puts a text into the clipboard, and tells whether it is there. */
export async function copyToClipboard(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showAlert('success', done, { isBrief: true });
  } catch {
    showAlert('error', 'Copy failed!');
  }
}
