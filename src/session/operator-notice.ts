import { subscribeToNotice } from '#src/data/realtime-database/app-release.ts';
import { reportError } from '#src/lib/log.ts';
import { showAlert } from './alerts-store.ts';

const noticeDurationMs = 60_000;

/** Shows members what operators tell them, once per visit and text. */
export function subscribeToOperatorNotice(): () => void {
  return subscribeToNotice((notice) => {
    if (notice !== '') showAlert('warning', notice, { durationMs: noticeDurationMs, isAfterOthers: true });
  }, reportError);
}
