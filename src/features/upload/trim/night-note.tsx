import { maxClipSeconds } from '#src/domain/clip-length.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from '../copy.ts';
import { offerSources } from '../rides/offered-sources.ts';
import { discardRides } from '../rides/rides-session.ts';
import { uploadStore } from '../rides/rides-store.ts';

/** Offers the page for several rides when a source is long enough to have some. */
export function NightNote({ source }: { source: Pick<SourceVideo, 'duration' | 'file'> }) {
  if (source.duration <= maxClipSeconds) return null;
  const handleOpen = async () => {
    await discardRides(uploadStore);
    offerSources([source.file]);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-denim-wash p-4">
      <p className="min-w-0 flex-[1_1_14rem] text-sm font-[550]">{copy.night.long}</p>
      <Button onClick={() => void handleOpen()}>{copy.night.open}</Button>
    </div>
  );
}
