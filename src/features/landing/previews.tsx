import type { Scoring } from '#src/domain/rodeo-event.ts';
import { Brand } from '#src/ui/brand.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { FactList, FactListItem } from '#src/ui/fact-list.tsx';
import { Tag } from '#src/ui/tag.tsx';

export type ResolveMedia = (name: string) => { clip: string; poster: string };

interface Preview {
  mediaName: string;
  description: string;
  event: string;
  title: string;
  rider: string;
  animal: string;
  brand: string;
  location: string;
  date: string;
  scoring: Scoring;
  value: number;
}

const previews: Preview[] = [
  {
    mediaName: 'bull-night',
    description: 'A bull rider leans back as the bull kicks under arena lights',
    event: 'Bull Riding',
    title: 'Cheyenne Frontier Days',
    rider: 'Cody Latham',
    animal: 'Dust Devil',
    brand: 'J7',
    location: 'Cheyenne, WY',
    date: 'July 24, 2026',
    scoring: 'score',
    value: 88.5,
  },
  {
    mediaName: 'barrels-night',
    description: 'A barrel racer gallops past a barrel under arena lights',
    event: 'Barrel Racing',
    title: 'Pendleton Round-Up',
    rider: 'Jess Halloran',
    animal: 'Lady Luck',
    brand: '23',
    location: 'Pendleton, OR',
    date: 'September 12, 2026',
    scoring: 'time',
    value: 17.34,
  },
];

/** No autoplay: the page has no script that could check prefers-reduced-motion. */
function PreviewCard({ preview, media }: { preview: Preview; media: ReturnType<ResolveMedia> }) {
  const { description, event, title, rider, animal, brand, location, date, scoring, value } = preview;
  return (
    <article className="-mx-(--gutter) grid min-w-0 content-start sm:mx-0">
      <video
        src={media.clip}
        poster={media.poster}
        aria-label={description}
        controls
        muted
        loop
        playsInline
        preload="metadata"
        className="aspect-video w-full bg-player object-cover sm:rounded-md"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-(--gutter) pt-4 sm:px-0">
        <div className="grid content-start gap-2">
          <div>
            <Tag>{event}</Tag>
          </div>
          <h3 className="display text-display-md">{title}</h3>
          <FactList>
            <FactListItem label="Rider">{rider}</FactListItem>
            <FactListItem label="Animal">
              <Brand>{brand}</Brand>
              {animal}
            </FactListItem>
            <FactListItem label="Where">
              {location}
              <span className="font-normal text-ink-2">{date}</span>
            </FactListItem>
          </FactList>
        </div>
        <div>
          <ScorePlate scoring={scoring} value={value} />
        </div>
      </div>
    </article>
  );
}

export function Previews({ resolveMedia }: { resolveMedia: ResolveMedia }) {
  return (
    <section className="px-(--gutter) pb-14 md:pb-20">
      <div className="mx-auto grid max-w-[78rem] gap-8">
        <h2 className="display text-display-xl">From the chutes</h2>
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-2">
          {previews.map((preview) => (
            <PreviewCard key={preview.mediaName} preview={preview} media={resolveMedia(preview.mediaName)} />
          ))}
        </div>
      </div>
    </section>
  );
}
