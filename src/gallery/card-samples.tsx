import Bookmark from 'lucide-react/icons/bookmark';
import { presentResult } from '#src/domain/present-result.ts';
import { AnimalCard, AnimalCardSkeleton } from '#src/ui/animal-card.tsx';
import { AnimalPicture } from '#src/ui/animal-picture.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { SmallCardGrid } from '#src/ui/card-grid.tsx';
import { ReelLink } from '#src/ui/reel-link.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { VideoCard } from '#src/ui/video-card.tsx';
import { WindowedCardGrid } from '#src/ui/windowed-card-grid.tsx';
import { brokenUrl, longName, longVideo, pictureUrl, video } from './sample-data.ts';
import { Sample, SampleGroup } from './sample.tsx';

const card = {
  playLink: '/play',
  position: 1,
  saveButton: (
    <IconButton label="Save" className="absolute top-2 right-2 text-on-picture">
      <Bookmark aria-hidden="true" className="box-content size-5 rounded-sm bg-overlay p-2" />
    </IconButton>
  ),
  footer: <p>June Carver</p>,
  eager: true,
} as const;

export function CardSamples() {
  return (
    <>
      <SampleGroup title="Video cards">
        <WindowedCardGrid
          restoreKey="gallery"
          items={[
            <VideoCard
              key="score"
              {...card}
              video={video}
              eventName="Bull Riding"
              result={presentResult({ event_type: 1, score: 88.5, time: null })}
              riderLabel="Rider"
              riders={[{ id: 'cody', name: 'Cody Latham' }]}
              riderPath={() => '/rider'}
              animal={{ name: 'Dust Devil', to: '/bull' }}
              rodeoLink="/rodeo"
            />,
            <VideoCard
              key="time"
              {...card}
              video={longVideo}
              eventName="Breakaway Roping"
              result={presentResult({ event_type: 8, score: null, time: 117.34 })}
              riderLabel="Rider"
              riders={[
                { id: 'max', name: longName },
                { id: 'cody', name: 'Cody Latham' },
              ]}
              riderPath={() => '/rider'}
              animal={{ name: longName, to: '/bull' }}
              rodeoLink="/rodeo"
            />,
            <VideoCard
              key="sparse"
              {...card}
              video={{
                ...video,
                thumbnail_url: brokenUrl,
                animal_id: '',
                location: '',
              }}
              eventName=""
              result={undefined}
              riderLabel="Rider"
              riders={[]}
              riderPath={() => '/rider'}
              animal={{ name: '', to: '/bull' }}
              rodeoLink={undefined}
            />,
            <VideoCardSkeleton key="skeleton" />,
          ]}
          renderCard={(item) => item}
        />
      </SampleGroup>
      <SampleGroup title="Reels">
        <div className="grid max-w-md gap-2">
          <ReelLink to="/reel" title="Best of 2026" facts="12 rides" />
          <ReelLink to="/long" title={longName} facts={longName} />
        </div>
      </SampleGroup>
      <SampleGroup title="Animal cards">
        <SmallCardGrid>
          <AnimalCard
            animal={{ animal_type: 'bull', brand: 'J7', picture_url: pictureUrl }}
            name="Dust Devil"
            typeName="Bull"
            to="/bull"
          />
          <AnimalCard
            animal={{ animal_type: 'bull', brand: 'THUNDER-77', picture_url: '' }}
            name={longName}
            typeName="Bull"
            to="/bull"
            owner={{ name: longName, to: '/owner' }}
          />
          <AnimalCard
            animal={{ animal_type: 'horse', brand: '', picture_url: brokenUrl }}
            name="Unnamed"
            typeName="Horse"
            to="/horse"
          />
          <AnimalCardSkeleton />
        </SmallCardGrid>
        <Sample title="square pictures" isRow>
          {(['bull', 'horse', 'steer', 'calf'] as const).map((type) => (
            <AnimalPicture key={type} square src="" type={type} />
          ))}
        </Sample>
      </SampleGroup>
    </>
  );
}
