import type { ReactNode } from 'react';
import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { RecordSkeleton } from './record-skeleton.tsx';

export function RecordPageSkeleton() {
  return (
    <>
      <Skeleton className="h-14 w-2/3" />
      <RecordSkeleton />
    </>
  );
}

export function RecordPageError({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <LoadError isFullPage title={copy.pages.loadError} onRetry={onRetry}>
      {children}
    </LoadError>
  );
}

export function RecordNotFound({ title, text }: { title: string; text: string }) {
  return (
    <StatePanel
      isFullPage
      variant="error"
      title={title}
      action={<ButtonLink to={paths.search}>{copy.pages.search}</ButtonLink>}
    >
      {text}
    </StatePanel>
  );
}
