import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useFlags } from '#src/session/use-flags.ts';
import { Banner } from '#src/ui/banner.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { copy } from './copy.ts';
import './upload.css';

/** `progress` in percent (specification, section 9). */
const steps = [
  { name: copy.steps.trim, progress: 50 },
  { name: copy.steps.details, progress: 100 },
];

interface UploadHeaderProps {
  title: string;
  step: 0 | 1;
  leading?: ReactNode;
}

export function UploadHeader({ title, step, leading }: UploadHeaderProps) {
  return (
    <div className="upload-header">
      <PageHeader title={title} step={`${step}`} leading={leading} />
      <div className="grid gap-2">
        <ol className="flex justify-between">
          {steps.map(({ name }, index) => (
            <li
              key={name}
              aria-current={index === step ? 'step' : undefined}
              className={classNames('label text-display-2xs', index !== step && 'text-ink-2')}
            >
              {index + 1} {name}
            </li>
          ))}
        </ol>
        <ProgressBar label={copy.steps.label} value={steps[step]?.progress ?? 0} />
      </div>
      <UploadsOff />
    </div>
  );
}

/** Preparing a ride goes on: its draft can be published later. */
function UploadsOff() {
  const flags = useFlags();
  if (!flags || flags.uploads) return null;
  return (
    <div role="status">
      <Banner tone="warning" title={copy.uploadsOff.title} message={flags.notice || copy.uploadsOff.text} />
    </div>
  );
}
