import { useState, type ComponentType } from 'react';
import { getSelectionLength, shortenSelection, type Selection } from '#src/domain/trim.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { copy } from './copy.ts';
import { ConversionNote, shortLengthSeconds } from './conversion-note.tsx';
import { DiscardDialog } from './entry/discard-dialog.tsx';
import { FfmpegLoadProgress } from './ffmpeg-load-progress.tsx';
import type { RideMarksFieldsProps } from './ride-marks-fields.tsx';
import { TrimEditor } from './trim-editor.tsx';
import { TruncationNote } from './truncation-note.tsx';
import { useUploadEntry } from './entry/upload-entry-context.ts';
import { UploadHeader } from './upload-header.tsx';
import { cutSelection, discardUpload } from './upload-jobs.ts';
import type { UploadState } from './upload-state.ts';
import { dispatchUpload } from './upload-store.ts';
import { useConversionRate } from './use-conversion-rate.ts';

type TrimmingUpload = Extract<UploadState, { stage: 'trimming' }>;

interface TrimStepProps {
  upload: TrimmingUpload;
  RideMarksFields: ComponentType<RideMarksFieldsProps>;
}

export function TrimStep({ upload, RideMarksFields }: TrimStepProps) {
  const { session, selection, errorMessage } = upload;
  const { pickVideo } = useUploadEntry();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const conversion = useConversionRate(session);
  const handleSelectionChange = (next: Selection) =>
    dispatchUpload({ type: 'selection moved', selection: next });
  const handleShorten = () =>
    handleSelectionChange(shortenSelection(session.timeline, selection, shortLengthSeconds));
  return (
    <Page width="upload">
      <UploadHeader title={copy.trim.title} step={0} />
      <TruncationNote source={session.source} />
      <TrimEditor
        key={upload.draftId}
        session={session}
        selection={selection}
        thumbnailTime={upload.thumbnailTime}
        onSelectionChange={handleSelectionChange}
        onThumbnailChoose={(time) => dispatchUpload({ type: 'thumbnail chosen', time })}
        rideMarks={upload.rideMarks}
        onRideMark={(rideMarks) => dispatchUpload({ type: 'ride marked', rideMarks })}
        RideMarksFields={RideMarksFields}
      />
      <ConversionNote
        conversion={conversion}
        length={getSelectionLength(selection)}
        onShorten={handleShorten}
      />
      <FfmpegLoadProgress />
      {errorMessage && <FieldError>{errorMessage}</FieldError>}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" className="mr-auto" onClick={() => setIsDiscarding(true)}>
          {copy.discard}
        </Button>
        <Button onClick={pickVideo}>{copy.trim.chooseAnother}</Button>
        <Button
          variant="primary"
          large
          className="max-sm:w-full"
          disabled={conversion.status === 'measuring'}
          onClick={() => void cutSelection()}
        >
          {copy.next}
        </Button>
      </div>
      {isDiscarding && <DiscardDialog onConfirm={discardUpload} onCancel={() => setIsDiscarding(false)} />}
    </Page>
  );
}
