import { showAlert } from '#src/session/alerts-store.ts';

/** Puts a text into the clipboard, and tells whether it is there. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showAlert('success', done, { brief: true });
  } catch {
    showAlert('error', 'Copy failed!');
  }
}
