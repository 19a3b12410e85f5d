import { buildEmbedCode } from '#src/lib/embed-code.ts';
import { copy } from './copy.ts';
import { copyToClipboard } from './share-video.ts';

/** Copies the code of a frame with a list. @param path of the page for frames */
export function copyEmbedCode(title: string, path: string): void {
  const code = buildEmbedCode(location.origin + path, title, { width: 480, height: 640 });
  void copyToClipboard(code, copy.embedDialog.copied);
}
