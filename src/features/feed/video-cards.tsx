import { useLocation } from 'react-router-dom';
import { animalPath, playParameter } from '#src/config/paths.ts';
import { animalName } from '#src/domain/animal.ts';
import { rodeoEventName } from '#src/domain/rodeo-event.ts';
import type { FoundVideo } from '#src/domain/search.ts';
import { resultOf } from '#src/domain/video.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { VideoCard } from '#src/ui/video-card.tsx';
import { CardFoot } from './card-foot.tsx';

interface VideoCardsProps {
  videos: readonly FoundVideo[];
  /** How many more are on their way. */
  waiting?: number;
}

/** Videos as cards that play over the page they stand on, one after the other. */
export function VideoCards({ videos, waiting = 0 }: VideoCardsProps) {
  const { search } = useLocation();
  const queue = videos.map((video) => video.video_id);
  const playTo = (videoId: string) => {
    const query = new URLSearchParams(search);
    query.set(playParameter, videoId);
    return { search: query.toString() };
  };
  return (
    <CardGrid>
      {videos.map((video, index) => (
        <VideoCard
          key={video.id}
          video={video}
          play={{ to: playTo(video.video_id), state: { queue } }}
          event={rodeoEventName(video.event_type)}
          result={resultOf(video)}
          animal={{ name: animalName({ name: video.animal_name }), to: animalPath(video.animal_id) }}
          eager={index < 2}
          foot={<CardFoot video={video} />}
        />
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <VideoCardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
