import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

interface ProfileFallbackProps {
  errorMessage: string | undefined;
  onRetry: () => void;
}

export function ProfileFallback({ errorMessage, onRetry }: ProfileFallbackProps) {
  return errorMessage === undefined ? (
    <StatePanel
      isFullPage
      variant="error"
      title="Nobody here"
      action={<ButtonLink to={paths.search}>Search for people</ButtonLink>}
    >
      There is no profile at this address. It may have been removed.
    </StatePanel>
  ) : (
    <LoadError isFullPage title="The profile did not load" onRetry={onRetry}>
      {errorMessage}
    </LoadError>
  );
}
