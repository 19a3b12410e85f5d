import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { copy } from '../copy.ts';
import { ConversionNote, SoundNote, TruncationNote, useConversionRate, useTrimCost } from './trim-notes.tsx';
import { NightNote } from './night-note.tsx';
import { DiscardDialog } from '../entry/discard-dialog.tsx';
import { FfmpegLoadProgress } from '../entry/ffmpeg-load-progress.tsx';
import { TrimEditor } from './trim-editor.tsx';
import { useUploadEntry } from '../entry/upload-entry-context.ts';
import { UploadHeader } from '../upload-header.tsx';
import type { Step } from '../rides/ride-step.ts';
import { discardRides } from '../rides/rides-session.ts';
import { uploadStore } from '../rides/rides-store.ts';
import { cutSelection, refuseVideo } from '../rides/single-ride.ts';

export function TrimStep({ step }: { step: Step<'trimming'> }) {
  const { ride, session, errorMessage } = step;
  const { id, selection } = ride;
  const { pickVideo } = useUploadEntry();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const cost = useTrimCost(session, selection);
  const conversion = useConversionRate(session, cost);
  return (
    <Page width="upload">
      <UploadHeader title={copy.trim.title} step={0} />
      <TruncationNote source={session.source} />
      <SoundNote source={session.source} />
      <NightNote source={session.source} />
      <TrimEditor key={id} step={step} onUndecodable={() => void refuseVideo()} />
      <ConversionNote
        session={session}
        conversion={conversion}
        cost={cost}
        selection={selection}
        onSelect={(next) => uploadStore.dispatch({ type: 'ride moved', id, selection: next })}
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
          disabled={!cost || conversion.status === 'measuring'}
          onClick={() => void cutSelection()}
        >
          {copy.next}
        </Button>
      </div>
      {isDiscarding && (
        <DiscardDialog onConfirm={() => discardRides(uploadStore)} onCancel={() => setIsDiscarding(false)} />
      )}
    </Page>
  );
}
