import type { ReactNode } from 'react';
import { formatEstimate, formatMegabytes } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { FfmpegLoadProgress } from './ffmpeg-load-progress.tsx';
import { cancelJob } from './upload-jobs.ts';
import { isCancelable, type Stage } from './upload-state.ts';

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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2 tabular-nums">{children}</p>
        <Button onClick={cancelJob} disabled={isCancelDisabled}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

export function CutProgress({ upload }: { upload: Stage<'cutting'> }) {
  return (
    <>
      <FfmpegLoadProgress />
      <JobProgress label="Trimming" percent={upload.progress}>
        {upload.isPublishingNext
          ? 'We’ll publish your ride as soon as the clip is ready.'
          : 'Fill in the details while you wait.'}
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
        label="Publishing"
        status={isWaiting ? 'Waiting for a connection' : 'Publishing'}
        percent={(sentBytes / totalBytes) * 100}
        isCancelDisabled={!isCancelable(upload)}
      >
        {formatMegabytes(sentBytes)} of {formatMegabytes(totalBytes)}
        {secondsLeft !== undefined && sentBytes < totalBytes && ` · ${formatEstimate(secondsLeft)} left`}
      </JobProgress>
    </div>
  );
}
