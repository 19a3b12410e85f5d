import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { copy } from './copy.ts';
import { StatePanel } from './state-panel.tsx';

interface LoadErrorProps {
  title: string;
  isFullPage?: boolean | undefined;
  onRetry: () => void;
  children: ReactNode;
}

export function LoadError({ title, isFullPage = false, onRetry, children }: LoadErrorProps) {
  const retryButton = (
    <Button variant="primary" onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  );
  return (
    <StatePanel variant="error" title={title} isFullPage={isFullPage} action={retryButton}>
      {children}
    </StatePanel>
  );
}
