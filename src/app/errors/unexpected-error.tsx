import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

export function UnexpectedError() {
  return (
    <div className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        isFullPage
        variant="error"
        title="Bucked off"
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Reload the page
          </Button>
        }
      >
        Something on this page went wrong that should not have. Nothing you had saved is lost.
      </StatePanel>
    </div>
  );
}
