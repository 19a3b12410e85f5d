/** How long a browser may take until it has begun to read the file, in milliseconds. */
const revokeDelayMs = 60_000;

/** Gives the person a file, as a download of the browser. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
