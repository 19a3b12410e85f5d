import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { copy } from './copy.ts';
import { usePageParts } from './page-parts.ts';
import { StatePanel } from './state-panel.tsx';

interface LoadErrorProps {
  title: string;
  text: ReactNode;
  isFullPage?: boolean | undefined;
  onRetry: () => void;
}

export function LoadError({ title, text, isFullPage, onRetry }: LoadErrorProps) {
  const { KeptLink } = usePageParts();
  const actions = (
    <div className="grid justify-items-center gap-2">
      <Button variant="primary" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
      {!navigator.onLine && <KeptLink />}
    </div>
  );
  return <StatePanel copy={{ title, text }} variant="error" isFullPage={isFullPage} action={actions} />;
}
