import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { formatMonthAndDay } from '#src/lib/dates.ts';
import { formatMegabytes } from '../amounts.ts';
import { copy } from '../copy.ts';
import { DiscardDialog } from '../entry/discard-dialog.tsx';
import { useUploadEntry } from '../entry/upload-entry-context.ts';
import { UploadHeader } from '../upload-header.tsx';
import { continueDraft, discardUpload, startOver } from '../job/upload-actions.ts';
import type { Stage } from '../job/upload-state.ts';
import { dispatchUpload } from '../job/upload-store.ts';

/** Browsers let go of a picked file when the page ends. */
export function SourceRequest({ upload }: { upload: Stage<'requesting source'> }) {
  const { draft, errorMessage, otherFile } = upload;
  const { pickVideo } = useUploadEntry();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { name, size, lastModified } = draft.source;
  return (
    <Page width="upload">
      <UploadHeader title={copy.trim.title} step={0} />
      <div className="grid justify-items-center gap-4 rounded-lg bg-surface px-6 py-12 text-center outline-2 -outline-offset-10 outline-stitch outline-dashed">
        <h2 className="display text-display-md">{copy.source.title}</h2>
        <p className="max-w-[44ch] wrap-anywhere text-ink-2">
          {copy.source.text(name, formatMegabytes(size), formatMonthAndDay(lastModified / 1000))}
        </p>
        <Button variant="primary" large onClick={pickVideo}>
          {copy.source.choose}
        </Button>
        {errorMessage && <FieldError>{errorMessage}</FieldError>}
      </div>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="ghost" onClick={() => setIsDiscarding(true)}>
          {copy.discard}
        </Button>
        {draft.clip && <Button onClick={() => void continueDraft(draft)}>{copy.source.back}</Button>}
      </div>
      {isDiscarding && <DiscardDialog onConfirm={discardUpload} onCancel={() => setIsDiscarding(false)} />}
      {otherFile && <OtherFileDialog file={otherFile} upload={upload} />}
    </Page>
  );
}

function OtherFileDialog({ file, upload }: { file: File; upload: Stage<'requesting source'> }) {
  return (
    <ConfirmDialog
      title={copy.source.otherFile.title}
      confirmLabel={copy.startOver}
      cancelLabel={copy.source.otherFile.cancel}
      onConfirm={() => startOver(file)}
      onCancel={() => dispatchUpload({ type: 'source requested', draft: upload.draft })}
    >
      {copy.source.otherFile.text(file.name)}
    </ConfirmDialog>
  );
}
