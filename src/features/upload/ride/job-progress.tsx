import type { ReactNode } from 'react';
import { formatEstimate, formatMegabytes } from '../amounts.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { TakesLong } from '#src/ui/takes-long.tsx';
import { copy } from '../copy.ts';
import '../upload.css';
import { FfmpegLoadProgress } from '../entry/ffmpeg-load-progress.tsx';
import { cancelJob } from '../job/upload-actions.ts';
import { isCancelable, type Stage } from '../job/upload-state.ts';

interface JobProgressProps {
  label: string;
  percent: number;
  /** Read out when it changes. */
  status?: string;
  isCancelDisabled?: boolean;
  children?: ReactNode;
}

function JobProgress({ label, percent, status = label, isCancelDisabled, children }: JobProgressProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="label">
        {status}
      </p>
      <ProgressBar label={label} value={percent} />
      <TakesLong key={percent} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="job-detail text-sm text-ink-2 tabular-nums">{children}</p>
        <Button onClick={cancelJob} disabled={isCancelDisabled}>
          {copy.progress.cancel}
        </Button>
      </div>
    </div>
  );
}

export function CutProgress({ upload }: { upload: Stage<'cutting'> }) {
  return (
    <>
      <FfmpegLoadProgress />
      <JobProgress
        label={upload.isRepeated ? copy.progress.converting : copy.progress.trimming}
        percent={upload.progress}
      >
        {upload.isRepeated && `${copy.progress.repeated} `}
        {upload.isPublishingNext ? copy.progress.publishNext : copy.progress.fillIn}
      </JobProgress>
    </>
  );
}

export function PublishProgress({ upload }: { upload: Stage<'publishing'> }) {
  const { progress, isWaiting } = upload;
  const { sentBytes, totalBytes, secondsLeft } = progress;
  return (
    <div className="sticky bottom-[max(1rem,var(--safe-bottom))] rounded-lg bg-surface p-6 shadow-3">
      <JobProgress
        label={copy.progress.publishing}
        status={isWaiting ? copy.progress.waiting : copy.progress.publishing}
        percent={(sentBytes / totalBytes) * 100}
        isCancelDisabled={!isCancelable(upload)}
      >
        {copy.progress.sent(formatMegabytes(sentBytes), formatMegabytes(totalBytes))}
        {secondsLeft !== undefined &&
          sentBytes < totalBytes &&
          ` · ${copy.progress.timeLeft(formatEstimate(secondsLeft))}`}
      </JobProgress>
    </div>
  );
}
