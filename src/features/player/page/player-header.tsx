import X from 'lucide-react/icons/x';
import { presentResult } from '#src/domain/present-result.ts';
import { useIsVisitor } from '#src/session/use-is-visitor.ts';
import { IconButton } from '#src/ui/button.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { getFadingClass } from '../controls/get-fading-class.ts';
import { usePlayerPage } from '../controls/player-context.ts';
import { useRide } from '../controls/ride-context.ts';
import { copy } from './copy.ts';
import { PlayerBrand } from './player-brand.tsx';
import { MainFacts, SourceFacts } from './ride-facts.tsx';

/** Over the picture; above it, what leads visitors into the product. */
export function PlayerHeader() {
  const { isPanelOpen, onClose } = usePlayerPage();
  const isVisitor = useIsVisitor();
  const { video, player } = useRide();
  const result = presentResult(video);
  return (
    <div className={`player-header ${getFadingClass(player)}`}>
      {isVisitor && <PlayerBrand />}
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-2">
        {isVisitor ? (
          <span className="-mr-2" />
        ) : (
          <IconButton label={copy.close} onClick={onClose} className="-mt-1 -ml-3">
            <X className="size-5.5" />
          </IconButton>
        )}
        <h1 className="player-title display">{video.title}</h1>
        {result && (
          <div className="self-start @min-[640px]:row-span-2">
            <ScorePlate large hasParts result={result} />
          </div>
        )}
        <dl className="player-facts">
          <MainFacts video={video} />
          {!isPanelOpen && <SourceFacts video={video} />}
        </dl>
      </div>
    </div>
  );
}
