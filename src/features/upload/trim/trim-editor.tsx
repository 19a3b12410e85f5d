import { Suspense, useState } from 'react';
import { findFrameAt, getBoundaryTime } from '#src/domain/timeline.ts';
import { getLastFrameTime, isLongestSelection, snapToFrame, type Selection } from '#src/domain/trim.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { FfmpegLoadError } from '#src/media/errors.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { FieldError } from '#src/ui/field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { loseUnreadable } from '../rides/open-sources.ts';
import type { Step } from '../rides/ride-step.ts';
import { getThumbnailTime } from '../rides/rides-state.ts';
import { uploadStore } from '../rides/rides-store.ts';
import { FrameControls } from './frame-controls.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { ThumbnailChoice } from './thumbnail-choice.tsx';
import { TrimFields } from './trim-fields.tsx';
import { TrimStrip } from './trim-strip.tsx';
import { usePreviewFrames, type PreviewImage } from './use-preview-frames.ts';
import { useTrimPlayback } from './use-trim-playback.ts';

const RideMarksSummary = lazyComponent(() => import('./ride-marks-summary.tsx'), 'RideMarksSummary');

interface TrimEditorProps {
  step: Step<'trimming'>;
  /** No frame of the video can be decoded. */
  onUndecodable: () => void;
}

export function TrimEditor({ step, onUndecodable }: TrimEditorProps) {
  const { ride, session } = step;
  const { id, selection, rideMarks } = ride;
  const { source, timeline } = session;
  const state = uploadStore.useRides();
  const [isHandleHeld, setIsHandleHeld] = useState(false);
  const whole = { start: 0, end: source.duration };
  const handlePreviewFailure = async (error: unknown, frameCount: number) => {
    const isLost = await loseUnreadable(uploadStore, step.source.id);
    if (!isLost && frameCount === 0 && !(error instanceof FfmpegLoadError)) onUndecodable();
  };
  const frames = usePreviewFrames(session, whole, (...failure) => void handlePreviewFailure(...failure));
  const playback = useTrimPlayback(source.file, selection);
  const getPreviewStart = (index: number) => (index * source.duration) / frames.length;
  const handleStep = (frameCount: number) =>
    playback.seek(snapToFrame(timeline, playback.time + frameCount / source.frameRate));
  const handleChange = (nextSelection: Selection, time: number) => {
    uploadStore.dispatch({ type: 'ride moved', id, selection: nextSelection });
    playback.seek(time);
  };
  return (
    <div className="frame-editor">
      <div data-upright={source.height > source.width || undefined} className="frame-view frame-picture">
        <video
          {...playback.videoProps}
          onError={() => {
            playback.videoProps.onError();
            void loseUnreadable(uploadStore, step.source.id);
          }}
          playsInline
          muted={state.isSilent}
          preload="auto"
          aria-label={copy.trim.video}
          className="size-full object-contain"
        />
        {!playback.hasPicture && (
          <UnplayablePicture
            frame={frames.findLast(({ index }) => getPreviewStart(index) <= playback.time)}
          />
        )}
        <p className="numeral absolute bottom-4 left-4 rounded-sm bg-overlay px-[0.3em] pt-[0.22em] pb-[0.12em] text-display-lg">
          {formatTimecode(playback.time)}
        </p>
      </div>
      <div className="@container grid gap-6">
        <FrameControls
          marks={rideMarks}
          getShownFrame={() => getBoundaryTime(timeline, findFrameAt(timeline, playback.getShownTime()))}
          onMark={(marks) => uploadStore.dispatch({ type: 'ride marked', id, rideMarks: marks })}
          isPlaying={playback.isPlaying}
          playLabel={copy.trim.play}
          onToggle={playback.toggle}
          onStep={handleStep}
        />
        <div className="grid gap-3">
          <TrimStrip
            timeline={timeline}
            part={whole}
            selection={selection}
            time={playback.time}
            previewFrames={frames}
            onChange={handleChange}
            onHoldChange={setIsHandleHeld}
            onSeek={playback.seek}
          />
          <p className="hidden text-sm text-ink-2 pointer-fine:block">{copy.trim.keys}</p>
          {isHandleHeld && isLongestSelection(timeline, selection) && (
            <FieldError>{copy.trim.problems['too-long']}</FieldError>
          )}
        </div>
        <TrimFields
          timeline={timeline}
          selection={selection}
          onChange={(next, side) =>
            handleChange(next, side === 'start' ? next.start : getLastFrameTime(timeline, next))
          }
        />
        <SoundSwitch state={state} />
        <hr className="stitch" />
        <ThumbnailChoice
          session={session}
          chosenTime={getThumbnailTime('upload', ride) ?? undefined}
          canChoose={playback.time >= selection.start && playback.time < selection.end}
          onChoose={() => uploadStore.dispatch({ type: 'thumbnail chosen', id, time: playback.time })}
        />
        <hr className="stitch" />
        <Suspense fallback={<Skeleton className="h-40" />}>
          <RideMarksSummary
            marks={rideMarks}
            timeline={timeline}
            selection={selection}
            onSeek={playback.seek}
          />
        </Suspense>
      </div>
    </div>
  );
}

function UnplayablePicture({ frame }: { frame: PreviewImage | undefined }) {
  return (
    <div className="absolute inset-0 grid place-items-center">
      {frame?.url && <img src={frame.url} alt="" className="size-full object-contain [grid-area:1/1]" />}
      <p className="mx-4 mt-4 self-start rounded-sm bg-overlay px-3 py-2 text-center text-sm [grid-area:1/1]">
        {copy.trim.cannotPlay}
      </p>
    </div>
  );
}
