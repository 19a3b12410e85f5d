import type { ReactNode } from 'react';
import { formatEstimate, formatMegabytes } from '#src/lib/amounts/format-amounts.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { TakesLong } from '#src/ui/takes-long.tsx';
import { copy } from '../copy.ts';
import { FfmpegLoadProgress } from '../entry/ffmpeg-load-progress.tsx';
import { cancelUpload } from '../rides/single-ride.ts';
import type { Step } from '../rides/ride-step.ts';
import { isCancelable } from '../rides/rides-state.ts';

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
        <p className="flex-[1_1_14rem] text-sm text-ink-2 tabular-nums max-sm:min-h-[2lh]">{children}</p>
        <Button onClick={cancelUpload} disabled={isCancelDisabled}>
          {copy.progress.cancel}
        </Button>
      </div>
    </div>
  );
}

export function CutProgress({ stage }: Pick<Step<'cutting'>, 'stage'>) {
  return (
    <>
      <FfmpegLoadProgress />
      <JobProgress
        label={stage.isRepeated ? copy.progress.converting : copy.progress.trimming}
        percent={stage.progress * 100}
      >
        {stage.isRepeated && `${copy.progress.repeated} `}
        {stage.isPublishingNext ? copy.progress.publishNext : copy.progress.fillIn}
      </JobProgress>
    </>
  );
}

export function PublishProgress({ ride, progress, isWaiting }: Step<'publishing'>) {
  const { sentBytes, totalBytes, secondsLeft } = progress;
  return (
    <div className="sticky bottom-[max(1rem,var(--safe-bottom))] rounded-lg bg-surface p-6 shadow-3">
      <JobProgress
        label={copy.progress.publishing}
        status={isWaiting ? copy.progress.waiting : copy.progress.publishing}
        percent={(sentBytes / totalBytes) * 100}
        isCancelDisabled={!isCancelable(ride)}
      >
        {copy.progress.sent(formatMegabytes(sentBytes), formatMegabytes(totalBytes))}
        {secondsLeft !== undefined &&
          sentBytes < totalBytes &&
          ` · ${copy.progress.timeLeft(formatEstimate(secondsLeft))}`}
      </JobProgress>
    </div>
  );
}
