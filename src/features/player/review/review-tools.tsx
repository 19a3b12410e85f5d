import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Shape } from '#src/domain/drawing.ts';
import type { Moment } from '#src/domain/moment.ts';
import { noLoop, type PlaybackLoop } from '#src/domain/playback-loop.ts';
import { IconButton } from '#src/ui/button.tsx';
import { ZoomButtons } from '#src/ui/zoom-buttons.tsx';
import { getFadingClass } from '../controls/get-fading-class.ts';
import { usePlayerPage } from '../controls/player-context.ts';
import { useRide } from '../controls/ride-context.ts';
import { copy } from './copy.ts';
import { DrawingLayer } from './drawing-layer.tsx';
import { DrawingTools } from './drawing-tools.tsx';
import { LoopControls } from './loop-controls.tsx';
import { SnapshotButton } from './snapshot-button.tsx';
import { SpeedChoice } from '../controls/speed-choice.tsx';
import { useShownTime } from '../clip/use-shown-time.ts';
import { useDrawing } from './use-drawing.ts';
import { useLoop } from './use-loop.ts';

const toInitialLoop = (moment: Moment | undefined): PlaybackLoop =>
  moment?.end === undefined ? noLoop : { start: moment.start, end: moment.end };

const noShapes: readonly Shape[] = [];

export function ReviewTools() {
  const { actions, isUpright } = usePlayerPage();
  const { video, player, review, zoom } = useRide();
  const { state, clip } = player;
  const [loop, setLoop] = useState(() => toInitialLoop(review.moment));
  const getShownTime = useShownTime(clip);
  const drawing = useDrawing(clip, review.moment?.shapes ?? noShapes);
  useLoop(clip, loop);
  const getMoment = (): Moment => {
    const start = loop.start ?? getShownTime();
    const hasEnd = loop.end !== null && loop.end > start;
    return {
      ...{ start, speed: state.rate, zoom: zoom.zoom },
      ...{ shapes: drawing.shapes, drawnAt: getShownTime() },
      ...(hasEnd && { end: loop.end }),
    };
  };
  return (
    <>
      {drawing.picture && drawing.shapes.length > 0 && (
        <div className="player-over overflow-clip">
          <DrawingLayer
            picture={drawing.picture}
            shapes={drawing.shapes}
            onChange={drawing.change}
            onDelete={drawing.remove}
          />
        </div>
      )}
      <div
        role="toolbar"
        aria-label={copy.title}
        className={`player-review ${isUpright ? '' : getFadingClass(player)}`}
      >
        <LoopControls loop={loop} getShownTime={getShownTime} onChange={setLoop} />
        <div className="flex short:hidden">
          <SpeedChoice />
        </div>
        <ZoomButtons zoom={zoom} />
        <DrawingTools hasShapes={drawing.shapes.length > 0} onAdd={drawing.add} onClear={drawing.clear} />
        <div className="flex shrink-0">
          <SnapshotButton getShownTime={getShownTime} shapes={drawing.shapes} />
          <actions.MomentActions video={video} getMoment={getMoment} />
          <IconButton label={copy.close} onClick={review.toggle}>
            <X className="size-5.5" />
          </IconButton>
        </div>
      </div>
    </>
  );
}
