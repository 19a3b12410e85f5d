import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { animalPath, playParameter } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { IndexedVideo } from '#src/domain/search.ts';
import { getRideResult } from '#src/domain/video.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { VideoCard } from '#src/ui/video-card.tsx';
import { CardActionsContext } from './card-actions-context.ts';
import { VideoCardFooter } from './video-card-footer.tsx';

export function VideoCardGrid({ videos }: { videos: readonly IndexedVideo[] }) {
  const { search } = useLocation();
  const { renderSaveButton } = use(CardActionsContext);
  const queue = videos.map((video) => video.video_id);
  const buildPlayLocation = (videoId: string) => {
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
          playLink={{ to: buildPlayLocation(video.video_id), state: { queue } }}
          eventName={getRodeoEventName(video.event_type)}
          result={getRideResult(video)}
          animal={{ name: getAnimalName({ name: video.animal_name }), to: animalPath(video.animal_id) }}
          eager={index < 2}
          saveButton={renderSaveButton(video)}
          footer={<VideoCardFooter video={video} />}
        />
      ))}
    </CardGrid>
  );
}
