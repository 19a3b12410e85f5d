import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadingFailed } from '#src/ui/loading-failed.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

interface ProfileMissingProps {
  /** Why it did not load; undefined when nobody is there. */
  failure: string | undefined;
  onRetry: () => void;
}

/** What stands in the place of a profile that did not come, or that does not exist. */
export function ProfileMissing({ failure, onRetry }: ProfileMissingProps) {
  return failure === undefined ? (
    <StatePanel
      wholePage
      kind="error"
      title="Nobody here"
      action={<ButtonLink to={paths.search}>Search for people</ButtonLink>}
    >
      There is no profile at this address. It may have been removed.
    </StatePanel>
  ) : (
    <LoadingFailed wholePage title="The profile did not load" onRetry={onRetry}>
      {failure}
    </LoadingFailed>
  );
}
