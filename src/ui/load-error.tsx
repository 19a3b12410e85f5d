import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { copy } from './copy.ts';
import { StatePanel } from './state-panel.tsx';

interface LoadErrorProps {
  title: string;
  text: ReactNode;
  isFullPage?: boolean | undefined;
  onRetry: () => void;
}

export function LoadError({ title, text, isFullPage, onRetry }: LoadErrorProps) {
  const retryButton = (
    <Button variant="primary" onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  );
  return <StatePanel copy={{ title, text }} variant="error" isFullPage={isFullPage} action={retryButton} />;
}
