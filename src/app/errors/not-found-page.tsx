import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

export function NotFoundPage() {
  return (
    <main className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        isFullPage
        variant="error"
        title="No such gate"
        action={
          <ButtonLink variant="primary" to={paths.feed}>
            To the feed
          </ButtonLink>
        }
      >
        There is no page at this address. It may have moved, or a letter is missing.
      </StatePanel>
    </main>
  );
}
