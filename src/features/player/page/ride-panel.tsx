import X from 'lucide-react/icons/x';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { onOwnCancel } from '#src/lib/on-own-cancel.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { showModalRef } from '#src/ui/dialog.tsx';
import { copy } from './copy.ts';
import { SourceFacts, WhereFact } from './ride-facts.tsx';
import { RideLists } from './ride-lists.tsx';

interface RidePanelProps {
  video: Video;
  /** A dialog in front of the player, and not a column beside it. */
  isCovering: boolean;
  onClose: () => void;
}

const scrollClass =
  'overflow-y-auto overscroll-contain [scrollbar-color:var(--color-leather-2)_transparent] [scrollbar-width:thin]';

/** The other facts of a ride, and other rides. */
export function RidePanel({ video, isCovering, onClose }: RidePanelProps) {
  const panel = (
    <QueryProvider>
      <aside
        aria-label={copy.panel.title}
        data-scrolls
        className={classNames(
          'grid content-start gap-6 bg-player pt-3 pr-[max(1rem,env(safe-area-inset-right))] pb-[max(2rem,var(--safe-bottom))]',
          isCovering
            ? 'gap-x-8 pl-[max(1rem,env(safe-area-inset-left))] sm:grid-cols-2'
            : `h-full w-88 shrink-0 border-l border-leather-2 pl-4 ${scrollClass}`,
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
            <WhereFact video={video} />
            <SourceFacts video={video} />
          </dl>
          {video.notes && <p className="whitespace-pre-line text-on-picture-2">{video.notes}</p>}
        </div>
        <RideLists video={video} />
      </aside>
    </QueryProvider>
  );
  if (!isCovering) return panel;
  return (
    <dialog
      ref={showModalRef}
      aria-label={copy.panel.title}
      onCancel={onOwnCancel(onClose)}
      className={`m-0 size-full max-h-none max-w-none bg-player text-on-picture ${scrollClass}`}
    >
      {panel}
    </dialog>
  );
}
