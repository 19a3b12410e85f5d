import X from 'lucide-react/icons/x';
import { flushSync } from 'react-dom';
import { getRideAnimalName } from '#src/domain/animal.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useMediaQuery } from '#src/lib/use-media-query.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { showModalRef } from '#src/ui/dialog.tsx';
import { copy } from './copy.ts';
import { MoreRides } from './more-rides.tsx';
import { SourceFacts } from './ride-facts.tsx';

interface RidePanelProps {
  video: Video;
  onClose: () => void;
  onNavigate: (videoId: string) => void;
}

/** As `md` in theme.css, where the panel is beside the picture. */
const coveringQuery = '(width < 56.3125rem)';

const scrollClass =
  'overflow-y-auto overscroll-contain [scrollbar-color:var(--color-leather-2)_transparent] [scrollbar-width:thin]';

/** Beside the player; on small screens, a dialog in front of it, which another ride closes. */
export function RidePanel(props: RidePanelProps) {
  return (
    <QueryProvider>
      <ResponsivePanel {...props} />
    </QueryProvider>
  );
}

function ResponsivePanel({ video, onClose, onNavigate }: RidePanelProps) {
  const isCovering = useMediaQuery(coveringQuery);
  if (!isCovering) return <PanelContent video={video} isBeside onClose={onClose} onNavigate={onNavigate} />;
  const handleNavigate = (videoId: string) => {
    // Nothing behind an open dialog can get the focus.
    flushSync(onClose);
    onNavigate(videoId);
  };
  return (
    <dialog
      ref={showModalRef}
      aria-label={copy.panel.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`m-0 size-full max-h-none max-w-none bg-player text-on-picture ${scrollClass}`}
    >
      <PanelContent video={video} onClose={onClose} onNavigate={handleNavigate} />
    </dialog>
  );
}

function PanelContent({
  video,
  onClose,
  onNavigate,
  isBeside = false,
}: RidePanelProps & { isBeside?: boolean }) {
  return (
    <aside
      aria-label={copy.panel.title}
      data-scrolls
      className={classNames(
        'grid content-start gap-6 bg-player pt-3 pr-[max(1rem,env(safe-area-inset-right))] pb-[max(2rem,var(--safe-bottom))]',
        isBeside
          ? `h-full w-88 shrink-0 border-l border-leather-2 pl-4 ${scrollClass}`
          : 'gap-x-8 pl-[max(1rem,env(safe-area-inset-left))] sm:grid-cols-2',
      )}
    >
      <div className="col-span-full grid gap-2">
        <div className="flex items-center justify-between">
          <h2 className="display text-display-md">{copy.panel.thisRide}</h2>
          <IconButton label={copy.panel.close} onClick={onClose} className="-mr-2">
            <X className="size-5.5" />
          </IconButton>
        </div>
        <dl className="text-sm font-[550]">
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
