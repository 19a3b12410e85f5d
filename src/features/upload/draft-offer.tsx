import { useState } from 'react';
import type { UploadDraft } from '#src/domain/upload-draft.ts';
import { formatRelativeTime } from '#src/lib/dates.ts';
import { formatDuration } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { copy } from './copy.ts';
import { parseStoredDetails } from './draft-details.ts';
import { DiscardDialog } from './entry/discard-dialog.tsx';
import { DraftCard } from './draft-card.tsx';
import { UploadHeader } from './upload-header.tsx';
import { continueDraft, startOver } from './upload-jobs.ts';
import type { Stage } from './upload-state.ts';

function describeDraft({ clip, selection, updatedAt }: UploadDraft): string {
  const length = clip?.duration ?? (selection && selection.end - selection.start);
  const age = formatRelativeTime(new Date(updatedAt), new Date());
  const saved = age === 'just now' ? copy.draft.savedNow : copy.draft.saved(age);
  return length === null ? saved : `${formatDuration(length)} · ${saved}`;
}

export function DraftOffer({ upload }: { upload: Stage<'offering draft'> }) {
  const { draft, thumbnail, chosenFile } = upload;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const title = parseStoredDetails(draft.details).title.trim();
  return (
    <Page width="upload">
      <UploadHeader title={copy.title} step={draft.clip ? 1 : 0} />
      <section aria-label={copy.draft.label} className="grid gap-6 rounded-lg bg-surface p-4 shadow-2 sm:p-6">
        <DraftCard thumbnail={thumbnail} title={title || draft.source.name}>
          <p className="text-sm text-ink-2">{describeDraft(draft)}</p>
        </DraftCard>
        <p className="text-ink-2">{draft.clip ? copy.draft.clipSaved : copy.draft.selectionSaved}</p>
        <div className="flex flex-wrap-reverse justify-between gap-3">
          <Button variant="ghost" className="max-sm:w-full" onClick={() => setIsDiscarding(true)}>
            {copy.startOver}
          </Button>
          <Button
            variant="primary"
            large
            className="max-sm:w-full max-sm:px-4"
            onClick={() => void continueDraft(draft)}
          >
            {copy.draft.continue}
          </Button>
        </div>
      </section>
      {isDiscarding && (
        <DiscardDialog onConfirm={() => void startOver(chosenFile)} onCancel={() => setIsDiscarding(false)} />
      )}
    </Page>
  );
}
