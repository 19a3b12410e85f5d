import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { animalPath } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { getRideResult, type Video } from '#src/domain/video.ts';
import { Brand } from '#src/ui/brand.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';

interface PlayerHeaderProps {
  video: Video;
  options: ReactNode;
  onClose: () => void;
}

export function PlayerHeader({ video, options, onClose }: PlayerHeaderProps) {
  const result = getRideResult(video);
  return (
    <div className="flex items-start gap-3 bg-linear-to-b from-player via-player/80 to-transparent px-(--gutter) pt-4 pb-18">
      <IconButton label="Close" onClick={onClose} className="-ml-3">
        <X className="size-5.5" />
      </IconButton>
      <div className="grid min-w-0 flex-1 gap-2 pt-1.5">
        <h1 className="display text-display-md md:text-display-lg">{video.title}</h1>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm font-[550]">
          {video.contestants_names.length > 0 && (
            <RideFact label="Rider">{video.contestants_names.join(', ')}</RideFact>
          )}
          {video.animal_id && (
            <RideFact label="Animal">
              {video.animal_brand && <Brand>{video.animal_brand}</Brand>}
              <Link
                to={animalPath(video.animal_id)}
                className="relative underline decoration-1 wrap-anywhere after:absolute after:-inset-x-2 after:-inset-y-2.5"
              >
                {getAnimalName({ name: video.animal_name })}
              </Link>
            </RideFact>
          )}
          <RideFact label="Where">{video.location}</RideFact>
        </dl>
      </div>
      {result && <ScorePlate large {...result} />}
      {options}
    </div>
  );
}

function RideFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="label text-md whitespace-nowrap text-on-picture-2">{label}</dt>
      <dd className="flex items-center gap-2">{children}</dd>
    </div>
  );
}
