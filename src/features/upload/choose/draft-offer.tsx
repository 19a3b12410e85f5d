import { useState } from 'react';
import { formatRelativeTime } from '#src/lib/dates.ts';
import { formatDuration } from '#src/lib/format.ts';
import { getSelectionLength } from '#src/domain/trim.ts';
import { isSameSource } from '#src/domain/upload-draft.ts';
import { useNow } from '#src/lib/use-now.ts';
import poster from '#src/ui/art/arena-empty.svg';
import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { ClipImage } from '../clip-image.tsx';
import { copy } from '../copy.ts';
import { DiscardDialog } from '../entry/discard-dialog.tsx';
import type { Step } from '../rides/ride-step.ts';
import { takeOverRides } from '../rides/rides-session.ts';
import { uploadStore } from '../rides/rides-store.ts';
import { continueDraft, startOver } from '../rides/single-ride.ts';
import { UploadHeader } from '../upload-header.tsx';

function describeDraft({ ride, offer }: Step<'offering draft'>, now: Date): string {
  const length = ride && (ride.clip?.duration ?? getSelectionLength(ride.selection));
  const age = formatRelativeTime(new Date(offer.updatedAt), now);
  const saved = age === 'just now' ? copy.draft.savedNow : copy.draft.saved(age);
  return length === undefined ? saved : `${formatDuration(length)} · ${saved}`;
}

export function DraftOffer({ step }: { step: Step<'offering draft'> }) {
  const { ride, source, offer, otherFile } = step;
  const { thumbnail } = offer;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const now = useNow();
  const title = offer.common.title.trim();
  const isOther = otherFile !== undefined && !isSameSource(otherFile, source.file);
  return (
    <Page width="upload">
      <UploadHeader title={copy.title} step={ride?.clip ? 1 : 0} />
      <section aria-label={copy.draft.label} className="grid gap-6 rounded-lg bg-surface p-4 shadow-2 sm:p-6">
        <div className="flex flex-wrap items-center gap-4">
          <ClipImage image={thumbnail ?? poster} alt={thumbnail ? copy.clipThumbnail : ''} />
          <div className="grid min-w-0 flex-[1_1_10rem] gap-1">
            <p className="display text-display-sm wrap-anywhere">{title || source.file.name}</p>
            <p className="text-sm text-ink-2">{describeDraft(step, now)}</p>
          </div>
        </div>
        <p className="text-ink-2">{ride?.clip ? copy.draft.clipSaved : copy.draft.selectionSaved}</p>
        {isOther && (
          <p role="status" className="font-[650] wrap-anywhere">
            {copy.draft.other(otherFile.name)}
          </p>
        )}
        <div className="flex flex-wrap-reverse justify-between gap-3">
          <Button variant="ghost" className="max-sm:w-full" onClick={() => setIsDiscarding(true)}>
            {isOther ? copy.draft.takeOther : copy.startOver}
          </Button>
          <Button
            variant="primary"
            large
            className="max-sm:w-full max-sm:px-4"
            onClick={() => void continueDraft()}
          >
            {copy.draft.continue}
          </Button>
        </div>
      </section>
      {isDiscarding && (
        <DiscardDialog onConfirm={() => void startOver(otherFile)} onCancel={() => setIsDiscarding(false)} />
      )}
    </Page>
  );
}

export function DraftInOtherTab() {
  return (
    <Page width="upload">
      <UploadHeader title={copy.title} step={0} />
      <OpenElsewhere onContinue={() => void takeOverRides(uploadStore)} />
    </Page>
  );
}

export function OpenElsewhere({ onContinue }: { onContinue: () => void }) {
  return (
    <StatePanel
      copy={copy.draft.otherTab}
      action={
        <Button variant="primary" onClick={onContinue}>
          {copy.draft.otherTab.continue}
        </Button>
      }
    />
  );
}
