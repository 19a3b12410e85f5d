/**
 * Gives the memory of a buffer back to the system at once.
 *
 * What the browser reads for us stays alive in its own books until its large collection of garbage, which does not
 * come while ffmpeg works: a cut would gather as much memory as it reads (measured in Chromium: 590 MB instead of
 * 220 for 190 MB read; detaching by `ArrayBuffer.transfer` makes it worse). A buffer that is posted to a port
 * nobody listens to changes hands and is dropped on the way.
 */
export function releaseBuffer(buffer: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(buffer, [buffer]);
  port1.close();
}
