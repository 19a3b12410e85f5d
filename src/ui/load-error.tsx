import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { StatePanel } from './state-panel.tsx';

interface LoadErrorProps {
  title: string;
  /** Stands for the whole page, so that its title is the page's. */
  isFullPage?: boolean;
  onRetry: () => void;
  /** Why. */
  children: ReactNode;
}

/** What stands in place of something that did not load, with a way to try again. */
export function LoadError({ title, isFullPage = false, onRetry, children }: LoadErrorProps) {
  const again = (
    <Button variant="primary" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <StatePanel variant="error" title={title} isFullPage={isFullPage} action={again}>
      {children}
    </StatePanel>
  );
}
