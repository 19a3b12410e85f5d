import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

interface ProfileFallbackProps {
  errorMessage: string | undefined;
  onRetry: () => void;
}

export function ProfileFallback({ errorMessage, onRetry }: ProfileFallbackProps) {
  return errorMessage === undefined ? (
    <StatePanel
      isFullPage
      variant="error"
      title={copy.notFound.title}
      action={<ButtonLink to={paths.search}>{copy.notFound.search}</ButtonLink>}
    >
      {copy.notFound.text}
    </StatePanel>
  ) : (
    <LoadError isFullPage title={copy.loadError} onRetry={onRetry}>
      {errorMessage}
    </LoadError>
  );
}
