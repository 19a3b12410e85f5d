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
  isLocked: boolean;
}

export function TrimEditor({ session, selection, isLocked }: TrimEditorProps) {
  const { source } = session;
  const timeline: Timeline = { frameTimes: source.video.frameTimes, duration: source.duration };
  const frames = usePreviewFrames(session);
  const playback = useTrimPlayback(source.file, selection);
  const handleStep = (frameCount: number) =>
    playback.seek(snapToFrame(timeline, playback.time + frameCount / source.frameRate));
  const handleChange = (nextSelection: Selection, time: number) => {
    dispatchUpload({ type: 'selection moved', selection: nextSelection });
    playback.seek(time);
  };
  return (
    <div className="grid gap-6" inert={isLocked}>
      <div className="relative -mx-(--gutter) aspect-video max-h-[46vh] w-auto overflow-hidden bg-player text-on-picture sm:mx-0 sm:rounded-md">
        <video
          {...playback.videoProps}
          playsInline
          preload="auto"
          aria-label="Your video"
          className="size-full object-contain"
        />
        <p className="numeral absolute bottom-4 left-4 rounded-sm bg-overlay px-[0.3em] pt-[0.22em] pb-[0.12em] text-display-lg">
          {formatTimecode(playback.time)}
        </p>
      </div>
      <TransportControls
        bordered
        isPlaying={playback.isPlaying}
        playLabel="Play the selection"
        onToggle={playback.toggle}
        onStep={handleStep}
      />
      <TrimStrip
        timeline={timeline}
        selection={selection}
        time={playback.time}
        previewFrames={frames}
        onChange={handleChange}
        onSeek={playback.seek}
      />
    </div>
  );
}
