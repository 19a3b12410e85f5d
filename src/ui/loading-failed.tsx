import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { StatePanel } from './state-panel.tsx';

interface LoadingFailedProps {
  title: string;
  /** Stands for the whole page, so that its title is the page's. */
  wholePage?: boolean;
  onRetry: () => void;
  /** Why. */
  children: ReactNode;
}

/** What stands in place of something that did not load, with a way to try again. */
export function LoadingFailed({ title, wholePage = false, onRetry, children }: LoadingFailedProps) {
  const again = (
    <Button look="primary" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <StatePanel kind="error" title={title} wholePage={wholePage} action={again}>
      {children}
    </StatePanel>
  );
}
