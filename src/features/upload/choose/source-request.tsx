import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { formatMonthAndDay, getLocalDay } from '#src/lib/dates.ts';
import { formatMegabytes } from '#src/lib/amounts/format-amounts.ts';
import { copy } from '../copy.ts';
import { DiscardDialog } from '../entry/discard-dialog.tsx';
import { useUploadEntry } from '../entry/upload-entry-context.ts';
import { UploadHeader } from '../upload-header.tsx';
import type { Step } from '../rides/ride-step.ts';
import { discardRides } from '../rides/rides-session.ts';
import { uploadStore } from '../rides/rides-store.ts';
import { startOver } from '../rides/single-ride.ts';

const returnToDetails = () => uploadStore.dispatch({ type: 'view changed', view: 'publishing' });

/** Browsers let go of a picked file when the page ends. */
export function SourceRequest({ step }: { step: Step<'requesting source'> }) {
  const { ride, source, errorMessage, otherFile } = step;
  const { pickVideo } = useUploadEntry();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { name, size, lastModified } = source.file;
  return (
    <Page width="upload">
      <UploadHeader title={copy.trim.title} step={0} />
      <div className="grid justify-items-center gap-4 rounded-lg bg-surface px-6 py-12 text-center outline-2 -outline-offset-10 outline-stitch outline-dashed">
        <h2 className="display text-display-md">{copy.source.title}</h2>
        <p className="max-w-[44ch] wrap-anywhere text-ink-2">
          {copy.source.text(name, formatMegabytes(size), formatMonthAndDay(getLocalDay(lastModified)))}
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
        {ride?.openClip && <Button onClick={returnToDetails}>{copy.source.back}</Button>}
      </div>
      {isDiscarding && (
        <DiscardDialog onConfirm={() => discardRides(uploadStore)} onCancel={() => setIsDiscarding(false)} />
      )}
      {otherFile && <OtherFileDialog file={otherFile} />}
    </Page>
  );
}

function OtherFileDialog({ file }: { file: File }) {
  return (
    <ConfirmDialog
      copy={{
        ...copy.source.otherFile,
        text: copy.source.otherFile.text(file.name),
        confirm: copy.startOver,
      }}
      onConfirm={() => startOver(file)}
      onCancel={() => uploadStore.dispatch({ type: 'file offered', file: undefined })}
    />
  );
}
