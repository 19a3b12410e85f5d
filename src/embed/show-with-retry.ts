import { addAppCheckHeaders } from './add-app-check-headers.ts';
import { getElement } from './get-element.ts';
import { loadFont } from './load-font.ts';

/** Shows what a page for frames is about, and offers to try again when that fails. @param show returns what to say below */
export function showWithRetry(
  copy: { loading: string; loadError: string },
  show: () => Promise<string>,
): void {
  const message = getElement('#message', HTMLParagraphElement);
  const retryButton = getElement('#retry', HTMLButtonElement);
  const load = async () => {
    message.textContent = copy.loading;
    retryButton.hidden = true;
    try {
      message.textContent = await show();
    } catch {
      message.textContent = copy.loadError;
      retryButton.hidden = false;
    }
    if (message.textContent) loadFont();
  };
  addAppCheckHeaders();
  retryButton.addEventListener('click', () => void load());
  void load();
}
