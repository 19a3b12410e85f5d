import { useState } from 'react';
import { formatTimecode } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { TrimEditor } from './trim-editor.tsx';
import { UploadHeader } from './upload-header.tsx';
import { cancelJob, cutSelection, discardUpload } from './upload-jobs.ts';
import type { UploadState } from './upload-state.ts';

type TrimmingUpload = Extract<UploadState, { stage: 'trimming' | 'cutting' }>;

export function TrimStep({ upload }: { upload: TrimmingUpload }) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { start, end } = upload.selection;
  const isCutting = upload.stage === 'cutting';
  return (
    <Page width="upload">
      <UploadHeader title="Trim your ride" step={0} />
      <TrimEditor
        key={upload.session.source.file.name}
        session={upload.session}
        selection={upload.selection}
        isLocked={isCutting}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="numeral text-[2.25rem]">{(end - start).toFixed(2)}</span>{' '}
          <span className="label text-ink-2">seconds</span>
        </span>
        <span className="text-sm text-ink-2">
          {formatTimecode(start)} to {formatTimecode(end)}
        </span>
      </p>
      {upload.stage === 'trimming' && upload.errorMessage && <FieldError>{upload.errorMessage}</FieldError>}
      {isCutting ? (
        <div className="grid gap-3">
          <p role="status" className="text-sm text-ink-2">
            Trimming on this device
          </p>
          <ProgressBar label="Trimming" value={upload.progress} />
          <Button className="justify-self-end" onClick={cancelJob}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="ghost" onClick={() => setIsDiscarding(true)}>
            Discard
          </Button>
          <Button variant="primary" large onClick={() => void cutSelection()}>
            Next
          </Button>
        </div>
      )}
      {isDiscarding && <DiscardDialog onClose={() => setIsDiscarding(false)} />}
    </Page>
  );
}

export function DiscardDialog({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Discard"
      confirmLabel="OK"
      cancelLabel="Cancel"
      onConfirm={discardUpload}
      onCancel={onClose}
    >
      Are you sure you want to discard?
    </ConfirmDialog>
  );
}
