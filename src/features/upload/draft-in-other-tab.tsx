import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { takeOverDraft } from './draft-session.ts';
import { UploadHeader } from './upload-header.tsx';

export function DraftInOtherTab() {
  return (
    <Page width="upload">
      <UploadHeader title="Upload a ride" step={0} />
      <StatePanel
        variant="empty"
        title="This draft is open in another tab"
        action={
          <Button variant="primary" onClick={() => void takeOverDraft()}>
            Continue here
          </Button>
        }
      >
        Keep going there, or move it here. The other tab will then stop what it&apos;s doing.
      </StatePanel>
    </Page>
  );
}
