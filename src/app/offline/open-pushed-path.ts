import { openPathMessage } from '#src/config/request-kinds.ts';
import { readObject, readText } from '#src/domain/field-readers.ts';

/** Opens what was tapped in a message to this device (src/service-worker/push-messages.ts). @returns stop */
export function openPushedPaths(): () => void {
  const { serviceWorker } = navigator;
  const handleMessage = ({ data, ports: [port] }: MessageEvent<unknown>) => {
    const { type, path } = readObject(data);
    if (type !== openPathMessage) return;
    port?.postMessage(true);
    // A load, so that the browser asks where something would be lost.
    location.assign(readText(path));
  };
  // Absent where the page is not served over HTTPS.
  serviceWorker?.addEventListener('message', handleMessage);
  return () => serviceWorker?.removeEventListener('message', handleMessage);
}
