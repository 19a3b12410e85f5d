import { useState, type RefObject } from 'react';
import { paths } from '#src/config/paths.ts';
import { toClipTime } from '#src/domain/compare-timeline.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRideMarks } from '#src/domain/ride-clock.ts';
import type { PictureZoom } from '#src/lib/zoom/picture-zoom.ts';
import type { Video } from '#src/domain/video.ts';
import { usePictureZoom } from '#src/lib/zoom/use-picture-zoom.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { CompareCaption } from './compare-caption.tsx';
import { CompareClip, type RideClockComponent } from './compare-clip.tsx';
import { CompareControls, type SpeedSliderComponent } from './compare-controls.tsx';
import { copy } from './copy.ts';
import { OtherRide } from './other-ride.tsx';
import { useCompareKeys } from './use-compare-keys.ts';
import { useCompareSearch, type Side } from './use-compare-search.ts';
import { useComparedTitle } from './use-compared-title.ts';
import { useFrameSteps } from './use-compared-frame-steps.ts';
import { useSyncedPlayback } from './use-synced-playback.ts';
import './compare.css';
import { RangeSlider } from '#src/ui/range-slider.tsx';

/** How much of the second picture covers the first one. @param opacity from 0 to 1 */
function OpacitySlider({ opacity, onChange }: { opacity: number; onChange: (opacity: number) => void }) {
  return (
    <label className="flex items-center gap-4 px-4 pt-1">
      <span className="label whitespace-nowrap text-on-picture-2">{copy.view.opacity}</span>
      <RangeSlider
        aria-valuetext={copy.view.percent(opacity * 100)}
        max={100}
        value={opacity * 100}
        onChange={(percent) => onChange(percent / 100)}
      />
    </label>
  );
}

function useZoom(video: RefObject<HTMLVideoElement | null>, linked: PictureZoom | undefined) {
  const getClip = () => video.current;
  return usePictureZoom({ getStage: () => getClip()?.parentElement ?? null, getClip }, linked);
}

const sides: readonly Side[] = ['left', 'right'];
const views = (['side', 'overlay'] as const).map((value) => ({ value, name: copy.view.choices[value] }));

export interface ComparedRidesProps {
  left: Video;
  right: Video;
  RideClock: RideClockComponent;
  SpeedSlider: SpeedSliderComponent;
}

export function ComparedRides({ left, right, ...props }: ComparedRidesProps) {
  const { ShareButton } = usePageParts();
  const { view, setView, starts, setStart, ...linked } = useCompareSearch();
  const [opacity, setOpacity] = useState(0.5);
  const [audibleSide, setAudibleSide] = useState<Side>();
  const [durations, setDurations] = useState({ left: left.duration, right: right.duration });
  const rides = { left, right };
  const getClip = (side: Side) => ({
    videoId: rides[side].video_id,
    zero: starts[side] ?? getRideMarks(rides[side])?.start ?? 0,
    duration: durations[side],
  });
  const clips = { left: getClip('left'), right: getClip('right') };
  const { playback, ...videos } = useSyncedPlayback(clips.left, clips.right, linked.time);
  const zooms = {
    left: useZoom(videos.leftVideo, linked.zooms.left),
    right: useZoom(videos.rightVideo, linked.zooms.right),
  };
  const stepFrames = useFrameSteps(playback, [clips.left, clips.right]);
  const handleStep = (step: 1 | -1) => void stepFrames(step);
  useCompareKeys(playback, handleStep);
  const title = useComparedTitle(rides);
  const getSearch = () =>
    linked.buildSearch({
      time: playback.getState().time,
      zooms: { left: zooms.left.zoom, right: zooms.right.zoom },
    });
  const handleMatch = (side: Side) => {
    setStart(side, toClipTime(clips[side], playback.getState().time));
    playback.seekTo(0);
  };
  return (
    <>
      <PageHeader title={title} leading={<BackButton onClick={useGoBack(paths.landing)} />}>
        <ShareButton title={title} getSearch={getSearch} />
      </PageHeader>
      <SegmentedControl label={copy.view.label} choices={views} value={view} onChange={setView} />
      <div className="compare">
        <div className="compare-stage" data-view={view}>
          {sides.map((side) => (
            <CompareClip
              key={side}
              side={side}
              ride={rides[side]}
              video={side === 'left' ? videos.leftVideo : videos.rightVideo}
              opacity={view === 'overlay' && side === 'right' ? opacity : 1}
              zoom={zooms[side]}
              isMuted={audibleSide !== side}
              onToggleMuted={() => setAudibleSide(audibleSide === side ? undefined : side)}
              onDuration={(seconds) => setDurations((current) => ({ ...current, [side]: seconds }))}
              RideClock={props.RideClock}
            />
          ))}
        </div>
        {view === 'overlay' && <OpacitySlider opacity={opacity} onChange={setOpacity} />}
        <CompareControls
          playback={playback}
          tracks={sides.map((side) => ({
            id: side,
            clip: clips[side],
            marks: getRideMarks(rides[side]),
            name: presentResult(rides[side])?.listed ?? '',
          }))}
          onStep={handleStep}
          SpeedSlider={props.SpeedSlider}
        />
      </div>
      <OtherRide left={left} right={right} getSearch={getSearch} />
      <div className="grid gap-6 sm:grid-cols-2">
        {sides.map((side) => (
          <CompareCaption
            key={side}
            ride={rides[side]}
            isMatchedByHand={starts[side] !== undefined}
            onMatch={() => handleMatch(side)}
            onUndo={() => setStart(side, undefined)}
          />
        ))}
      </div>
    </>
  );
}
