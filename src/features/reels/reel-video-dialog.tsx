import type { Video } from '#src/domain/video.ts';
import { formatEstimate } from '#src/lib/amounts/format-amounts.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { copy } from './copy.ts';
import type { ReelAnswer, ReelQuestion } from './make-reel-video.ts';
import { useReelVideo } from './use-reel-video.ts';

interface ReelVideoProps {
  title: string;
  rides: readonly Video[];
}

export function ReelVideoDialog({ title, rides, onClose }: ReelVideoProps & { onClose: () => void }) {
  const { stage, start } = useReelVideo(title, rides, () => {
    showAlert('success', copy.video.done);
    onClose();
  });
  const confirmLabel = {
    asking: copy.video.confirm,
    failed: copy.player.tryAgain,
    working: undefined,
    differing: undefined,
  }[stage.name];
  const headings = {
    asking: copy.video.title,
    working: copy.video.working,
    differing: copy.video.differ,
    failed: copy.video.failedTitle,
  };
  return (
    // A click beside it does not end minutes of work.
    <Dialog title={headings[stage.name]} onDismiss={stage.name === 'working' ? () => undefined : onClose}>
      {stage.name === 'asking' && <p className="wrap-anywhere text-ink-2">{copy.video.text(title)}</p>}
      {stage.name === 'working' && (
        <>
          <ProgressBar label={copy.video.working} value={stage.progress * 100} />
          <p className="text-ink-2">{copy.video.stay}</p>
        </>
      )}
      {stage.name === 'differing' && <DifferingRides {...stage.question} />}
      {stage.name === 'failed' && (
        <p role="alert" className="font-semibold text-red-text">
          {stage.message}
        </p>
      )}
      {stage.name === 'differing' ? (
        <Answers {...stage} onCancel={onClose} />
      ) : (
        <DialogButtons>
          <Button onClick={onClose}>{copy.video.cancel}</Button>
          {confirmLabel && (
            <Button variant="primary" onClick={() => void start()}>
              {confirmLabel}
            </Button>
          )}
        </DialogButtons>
      )}
    </Dialog>
  );
}

function DifferingRides({ differing, unreadable, seconds }: ReelQuestion) {
  return (
    <div role="status" className="grid gap-3 text-ink-2">
      {differing.length > 0 && (
        <>
          <p>{copy.video.differText(differing.length, formatEstimate(seconds))}</p>
          <Titles rides={differing} />
        </>
      )}
      {unreadable.length > 0 && (
        <>
          <p>{copy.video.unreadable(unreadable.length)}</p>
          <Titles rides={unreadable} />
        </>
      )}
    </div>
  );
}

function Titles({ rides }: Pick<ReelVideoProps, 'rides'>) {
  return (
    <ul className="list-disc pl-5 font-semibold text-ink">
      {rides.map((ride) => (
        <li key={ride.id} className="wrap-anywhere">
          {ride.title}
        </li>
      ))}
    </ul>
  );
}

interface AnswersProps {
  question: ReelQuestion;
  onAnswer: (answer: ReelAnswer) => void;
  onCancel: () => void;
}

function Answers({ question: { differing, unreadable }, onAnswer, onCancel }: AnswersProps) {
  return (
    <div className="mt-2 grid gap-3">
      {differing.length > 0 && (
        <Button variant="primary" onClick={() => onAnswer('convert')}>
          {copy.video.convert}
        </Button>
      )}
      <Button variant={differing.length > 0 ? 'secondary' : 'primary'} onClick={() => onAnswer('leave-out')}>
        {copy.video.leaveOut(differing.length + unreadable.length)}
      </Button>
      <Button onClick={onCancel}>{copy.video.cancel}</Button>
    </div>
  );
}
