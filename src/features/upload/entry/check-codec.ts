import { canPlayH264 } from '#src/media/can-play-h264.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { copy } from './copy.ts';

/** Alerts and returns false when this browser cannot play the published format. */
export function checkCodec(): boolean {
  const isSupported = canPlayH264();
  if (!isSupported) showAlert('error', copy.unsupportedCodec);
  return isSupported;
}
