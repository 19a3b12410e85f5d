import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { PageHead } from '#src/ui/page.tsx';
import { Progress } from '#src/ui/progress.tsx';

/** How far the steps are: the first shows half, the second all. */
const steps = [
  { name: 'Trim', progress: 50 },
  { name: 'Details', progress: 100 },
];

interface UploadHeadProps {
  title: string;
  step: 0 | 1;
  before?: ReactNode;
}

export function UploadHead({ title, step, before }: UploadHeadProps) {
  return (
    <div className="grid gap-6">
      <PageHead title={title} before={before} />
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
        <Progress label="Upload steps" value={steps[step]?.progress ?? 0} />
      </div>
    </div>
  );
}
