import X from 'lucide-react/icons/x';
import { useState, type ComponentType } from 'react';
import type { Moment } from '#src/domain/moment.ts';
import { noLoop, type PlaybackLoop } from '#src/domain/playback-loop.ts';
import type { Video } from '#src/domain/video.ts';
import { IconButton } from '#src/ui/button.tsx';
import type { Player } from '../use-player.ts';
import { copy } from './copy.ts';
import { DrawingLayer } from './drawing-layer.tsx';
import { DrawingTools } from './drawing-tools.tsx';
import { LoopControls } from './loop-controls.tsx';
import { SnapshotButton } from './snapshot-button.tsx';
import { SpeedChoice } from './speed-choice.tsx';
import { useDrawing } from './use-drawing.ts';
import { useLoop, useShownTime } from './use-loop.ts';

/** What shares a moment. */
export interface MomentActionsProps {
  video: Video;
  getMoment: () => Moment;
}

interface ReviewToolsProps {
  player: Player;
  video: Video;
  moment: Moment | undefined;
  /** The class of the tools. */
  className: string;
  onClose: () => void;
  MomentActions: ComponentType<MomentActionsProps>;
}

const toInitialLoop = (moment: Moment | undefined): PlaybackLoop =>
  moment?.end === undefined ? noLoop : { start: moment.start, end: moment.end };

export function ReviewTools({ player, video, moment, className, onClose, MomentActions }: ReviewToolsProps) {
  const { state, commands, element } = player;
  const [loop, setLoop] = useState(() => toInitialLoop(moment));
  const getShownTime = useShownTime(element);
  const drawing = useDrawing(element);
  useLoop(element, loop);
  const getMoment = (): Moment => {
    const start = loop.start ?? getShownTime();
    const hasEnd = loop.end !== null && loop.end > start;
    return { start, speed: state.rate, ...(hasEnd && { end: loop.end }) };
  };
  return (
    <>
      {drawing.picture && (
        <div className="player-over">
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
        className={`player-review relative flex max-h-full max-w-full flex-wrap justify-center gap-x-1 overflow-y-auto rounded-md bg-overlay px-1 sm:gap-x-4 sm:px-4 ${className}`}
      >
        <LoopControls loop={loop} getShownTime={getShownTime} onChange={setLoop} />
        <SpeedChoice rate={state.rate} onChange={commands.setRate} />
        <DrawingTools hasShapes={drawing.shapes.length > 0} onAdd={drawing.add} onClear={drawing.clear} />
        <div className="flex shrink-0">
          <SnapshotButton video={video} getShownTime={getShownTime} shapes={drawing.shapes} />
          <MomentActions video={video} getMoment={getMoment} />
          <IconButton label={copy.close} onClick={onClose}>
            <X className="size-5.5" />
          </IconButton>
        </div>
      </div>
    </>
  );
}
