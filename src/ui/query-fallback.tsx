import type { ReactNode } from 'react';
import { LoadError } from './load-error.tsx';
import { StatePanel, type StateCopy } from './state-panel.tsx';

interface NotFoundProps {
  copy: StateCopy;
  /** Where to go on from here. */
  action: ReactNode;
}

/** A page of something that there is not. */
export function NotFound({ copy, action }: NotFoundProps) {
  return <StatePanel copy={copy} isFullPage variant="error" action={action} />;
}

export interface FallbackQuery {
  data: unknown;
  error: Error | null;
  refetch: () => unknown;
}

interface QueryFallbackProps {
  query: FallbackQuery;
  copy: {
    /** The text below it is that of the error, unless there is one. */
    loadError: string | StateCopy;
    notFound?: StateCopy;
  };
  isFullPage?: boolean | undefined;
  /** Of what was not found. */
  action?: ReactNode;
  /** Shown while it loads. */
  children: ReactNode;
}

/** In place of data that is loading, cannot be loaded, or does not exist. */
export function QueryFallback({ query, copy, isFullPage, action, children }: QueryFallbackProps) {
  const { data, error } = query;
  if (data === undefined && error) {
    const { loadError } = copy;
    const { title, text } =
      typeof loadError === 'string' ? { title: loadError, text: error.message } : loadError;
    return (
      <LoadError title={title} isFullPage={isFullPage} text={text} onRetry={() => void query.refetch()} />
    );
  }
  return data === null && copy.notFound ? <NotFound copy={copy.notFound} action={action} /> : children;
}
