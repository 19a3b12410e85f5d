import type { TransferProgress } from './rides-state.ts';

/** Shorter measurements are too uncertain. */
const minMeasureSeconds = 2;

/** Measures the speed of a transfer from its first report on, which may be in the middle of a file. */
export function createTransferMeter(now: () => number = () => performance.now()) {
  let start: { bytes: number; time: number } | undefined;
  return (sentBytes: number, totalBytes: number): TransferProgress => {
    start ??= { bytes: sentBytes, time: now() };
    const seconds = (now() - start.time) / 1000;
    const bytes = sentBytes - start.bytes;
    if (seconds < minMeasureSeconds || bytes <= 0) return { sentBytes, totalBytes };
    return { sentBytes, totalBytes, secondsLeft: ((totalBytes - sentBytes) / bytes) * seconds };
  };
}
