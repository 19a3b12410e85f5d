/** The browser needs the URL until it has started to read the file. */
const revokeDelayMs = 60_000;

/** Saves a file as a download of the browser. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
