import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { getRideAnimalName } from '#src/domain/animal.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { MoreRides } from './more-rides.tsx';
import { SourceFacts } from './ride-facts.tsx';

export interface RidePanelProps {
  video: Video;
  onClose: () => void;
  onNavigate: (videoId: string) => void;
}

export function RidePanel({
  video,
  onClose,
  onNavigate,
  rideTime,
}: RidePanelProps & { rideTime?: ReactNode }) {
  return (
    <aside
      aria-label={copy.panel.title}
      data-scrolls
      className="absolute inset-y-0 right-0 z-1 grid w-full content-start gap-6 overflow-y-auto overscroll-contain bg-player pt-3 [scrollbar-color:var(--color-leather-2)_transparent] [scrollbar-width:thin] pr-[max(1rem,env(safe-area-inset-right))] pb-[max(2rem,var(--safe-bottom))] pl-[max(1rem,env(safe-area-inset-left))] sm:w-88 sm:pl-4 md:static md:shrink-0 md:border-l md:border-leather-2"
    >
      <div className="grid gap-2">
        <div className="flex items-center justify-between">
          <h2 className="display text-display-md">{copy.panel.thisRide}</h2>
          <IconButton label={copy.panel.close} onClick={onClose} className="-mr-2">
            <X className="size-5.5" />
          </IconButton>
        </div>
        <dl className="text-sm font-[550]">
          {rideTime}
          <SourceFacts video={video} className="" />
        </dl>
        {video.notes && <p className="whitespace-pre-line text-on-picture-2">{video.notes}</p>}
      </div>
      {getRiders(video).map(({ id, name }) => (
        <MoreRides
          key={id}
          title={copy.panel.moreFrom(name)}
          filter={{ kind: 'of-rider', riderId: id }}
          videoId={video.id}
          onNavigate={onNavigate}
        />
      ))}
      {video.animal_id && (
        <MoreRides
          title={copy.panel.moreFrom(getRideAnimalName(video))}
          filter={{ kind: 'of-animal', animalId: video.animal_id }}
          videoId={video.id}
          onNavigate={onNavigate}
        />
      )}
    </aside>
  );
}
