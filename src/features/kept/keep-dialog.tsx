import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/config/paths.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import {
  estimateKeptBytes,
  getKeptName,
  maxKeptRides,
  type KeptSet,
  type KeptSource,
} from '#src/domain/kept-set.ts';
import type { Video } from '#src/domain/video.ts';
import { formatMegabytes } from '#src/lib/amounts/format-amounts.ts';
import { keptSetsQuery } from '#src/queries/kept-ride-queries.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { copy } from './copy.ts';
import { RemoveButton } from './remove-button.tsx';
import { useKeep } from './use-keep.ts';

interface KeepDialogProps {
  source: KeptSource;
  rides: readonly Video[];
  onClose: () => void;
}

/** Keeps the rides of a reel or of an animal on this device, or removes them. */
export function KeepDialog({ source, rides, onClose }: KeepDialogProps) {
  const { data: sets } = useQuery(keptSetsQuery);
  const kept = sets?.find((set) => getKeptName(set) === getKeptName(source));
  if (!sets) return null;
  return kept ? <KeptDialog set={kept} onClose={onClose} /> : <NewDialog {...{ source, rides, onClose }} />;
}

function NewDialog({ source, rides, onClose }: KeepDialogProps) {
  const { stage, start } = useKeep(source, rides);
  const first = rides.slice(0, maxKeptRides);
  const titles = {
    asking: copy.keep.title,
    working: copy.keep.working,
    failed: copy.keep.failedTitle,
  };
  const isWorking = stage.name === 'working';
  return (
    // A click beside it does not end minutes of work.
    <Dialog title={titles[stage.name]} onDismiss={isWorking ? () => undefined : onClose}>
      {stage.name === 'asking' && (
        <p className="text-ink-2">
          {rides.length > first.length && `${copy.keep.first(first.length)} `}
          {copy.keep.text(countNouns(first.length, 'ride'), formatMegabytes(estimateKeptBytes(first)))}
        </p>
      )}
      {isWorking && <ProgressBar label={copy.keep.working} value={stage.progress * 100} />}
      {stage.name === 'failed' && (
        <p role="alert" className="font-semibold text-red-text">
          {stage.message}
        </p>
      )}
      <DialogButtons>
        <Button onClick={onClose}>{copy.keep.cancel}</Button>
        {!isWorking && (
          <Button variant="primary" onClick={() => void start()}>
            {stage.name === 'failed' ? copy.keep.tryAgain : copy.keep.confirm}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}

function KeptDialog({ set, onClose }: { set: KeptSet; onClose: () => void }) {
  return (
    <Dialog title={copy.keep.keptTitle} onDismiss={onClose}>
      <p role="status" className="text-ink-2">
        {copy.keep.kept(countNouns(set.videos.length, 'ride'), formatMegabytes(set.bytes))}
      </p>
      <div className="mt-2 grid gap-3">
        <ButtonLink variant="primary" to={paths.kept}>
          {copy.keep.see}
        </ButtonLink>
        <DialogButtons>
          <RemoveButton set={set} onRemoved={onClose} />
          <Button onClick={onClose}>{copy.keep.done}</Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
