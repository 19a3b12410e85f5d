import { snapToFrame, type Selection, type Timeline } from '#src/domain/trim.ts';
import { formatTimecode } from '#src/lib/format.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { TransportControls } from '#src/ui/transport-controls.tsx';
import { TrimStrip } from './trim-strip.tsx';
import { dispatchUpload } from './upload-store.ts';
import { usePreviewFrames } from './use-preview-frames.ts';
import { useTrimPlayback } from './use-trim-playback.ts';

interface TrimEditorProps {
  session: TrimSession;
  selection: Selection;
  /** While the selection is being cut it stays as it is. */
  isLocked: boolean;
}

/** The film, what plays it, and the bar that chooses a part of it. */
export function TrimEditor({ session, selection, isLocked }: TrimEditorProps) {
  const { source } = session;
  const timeline: Timeline = { frameTimes: source.video.frameTimes, duration: source.duration };
  const frames = usePreviewFrames(session);
  const playback = useTrimPlayback(source.file, selection);
  const step = (frameCount: number) =>
    playback.seek(snapToFrame(timeline, playback.time + frameCount / source.frameRate));
  const change = (next: Selection, at: number) => {
    dispatchUpload({ type: 'selection moved', selection: next });
    playback.seek(at);
  };
  return (
    <div className="grid gap-6" inert={isLocked}>
      <div className="relative -mx-(--gutter) aspect-video max-h-[46vh] w-auto overflow-hidden bg-stage text-on-picture sm:mx-0 sm:rounded-md">
        <video
          {...playback.attributes}
          playsInline
          preload="auto"
          aria-label="Your film"
          className="size-full object-contain"
        />
        <p className="numeral absolute bottom-4 left-4 rounded-sm bg-veil px-[0.3em] pt-[0.22em] pb-[0.12em] text-display-lg">
          {formatTimecode(playback.time)}
        </p>
      </div>
      <TransportControls
        bordered
        isPlaying={playback.playing}
        playLabel="Play the selection"
        onToggle={playback.toggle}
        onStep={step}
      />
      <TrimStrip
        timeline={timeline}
        selection={selection}
        time={playback.time}
        previewFrames={frames}
        onChange={change}
        onSeek={playback.seek}
      />
    </div>
  );
}
