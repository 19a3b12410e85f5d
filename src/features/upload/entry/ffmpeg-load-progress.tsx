import { formatMegabytes } from '#src/lib/amounts/format-amounts.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { copy } from '../copy.ts';
import { useFfmpegLoadStore } from './ffmpeg-load.ts';

/** Nothing before the download has started and after it is done. */
export function FfmpegLoadProgress() {
  const { loadedBytes, totalBytes } = useFfmpegLoadStore();
  if (loadedBytes >= totalBytes) return null;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span>{copy.editorLoad.label}</span>
        <span className="tabular-nums">
          {copy.editorLoad.progress(formatMegabytes(loadedBytes), formatMegabytes(totalBytes))}
        </span>
      </p>
      <ProgressBar label={copy.editorLoad.label} value={(loadedBytes / totalBytes) * 100} />
    </div>
  );
}
