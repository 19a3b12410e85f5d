import { memo, use } from 'react';
import { animalPath, buildPlaySearch, rodeoPath } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRiderLabel, getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { IndexedVideo } from '#src/domain/search.ts';
import { getRiders } from '#src/domain/video.ts';
import { useRiderPath } from '#src/session/use-rider-path.ts';
import { VideoCard } from '#src/ui/video-card.tsx';
import { CardActionsContext } from './card-actions-context.ts';
import { VideoCardFooter } from './video-card-footer.tsx';

interface ListedVideoCardProps {
  video: IndexedVideo;
  index: number;
  /** The query of the page, without a player. */
  search: string;
}

/** The first cards are visible without scrolling. */
const eagerCount = 2;

/** Renders again only when its own video changes, not when the list grows. */
export const ListedVideoCard = memo(function ListedVideoCard({ video, index, search }: ListedVideoCardProps) {
  const { renderSaveButton } = use(CardActionsContext);
  const riderPath = useRiderPath();
  return (
    <VideoCard
      video={video}
      position={index + 1}
      playLink={{ search: buildPlaySearch(search, video.video_id) }}
      eventName={getRodeoEventName(video.event_type)}
      result={presentResult(video)}
      riderLabel={getRiderLabel(video.event_type)}
      riders={getRiders(video)}
      riderPath={riderPath}
      animal={{ name: getAnimalName({ name: video.animal_name }), to: animalPath(video.animal_id) }}
      rodeoLink={video.rodeo_id ? rodeoPath(video.rodeo_id) : undefined}
      eager={index < eagerCount}
      saveButton={renderSaveButton(video)}
      footer={<VideoCardFooter video={video} />}
    />
  );
});
