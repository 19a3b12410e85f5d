import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { takeOverDraft } from './draft-session.ts';
import { UploadHeader } from './upload-header.tsx';

export function DraftInOtherTab() {
  return (
    <Page width="upload">
      <UploadHeader title={copy.title} step={0} />
      <StatePanel
        variant="empty"
        title={copy.draft.otherTab.title}
        action={
          <Button variant="primary" onClick={() => void takeOverDraft()}>
            {copy.draft.otherTab.continue}
          </Button>
        }
      >
        {copy.draft.otherTab.text}
      </StatePanel>
    </Page>
  );
}
