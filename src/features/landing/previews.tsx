import { paths } from '#src/config/paths.ts';
import { presentResult, type PresentedResult } from '#src/domain/present-result.ts';
import { Brand } from '#src/ui/brand.tsx';
import { ButtonAnchor } from '#src/ui/button.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { FactList, FactListItem } from '#src/ui/fact-list.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { copy } from './copy.ts';

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
  result: PresentedResult | undefined;
}

const previews: Preview[] = [
  {
    ...copy.previews.bull,
    mediaName: 'bull-night',
    result: presentResult({ event_type: 1, score: 88.5, time: null }),
  },
  {
    ...copy.previews.barrels,
    mediaName: 'barrels-night',
    result: presentResult({ event_type: 5, score: null, time: 17.34 }),
  },
];

/** No autoplay: the page has no script that could check prefers-reduced-motion. */
function PreviewCard({ preview, media }: { preview: Preview; media: ReturnType<ResolveMedia> }) {
  const { description, event, title, rider, animal, brand, location, date, result } = preview;
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
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-(--gutter) pt-4 sm:px-0">
        <div className="grid content-start gap-2">
          <div>
            <Tag>{event}</Tag>
          </div>
          <h3 className="display text-display-md">{title}</h3>
        </div>
        <div>{result && <ScorePlate result={result} />}</div>
        <div className="col-span-2">
          <FactList>
            <FactListItem label={copy.previews.rider}>{rider}</FactListItem>
            <FactListItem label={copy.previews.animal}>
              <Brand>{brand}</Brand>
              {animal}
            </FactListItem>
            <FactListItem label={copy.previews.place}>
              {location}
              <span className="font-normal text-ink-2">{date}</span>
            </FactListItem>
          </FactList>
        </div>
      </div>
    </article>
  );
}

export function Previews({ resolveMedia }: { resolveMedia: ResolveMedia }) {
  return (
    <section className="px-(--gutter) pb-14 md:pb-20">
      <div className="mx-auto grid max-w-[78rem] gap-8">
        <h2 className="display text-display-xl">{copy.previews.title}</h2>
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-2">
          {previews.map((preview) => (
            <PreviewCard key={preview.mediaName} preview={preview} media={resolveMedia(preview.mediaName)} />
          ))}
        </div>
        <ButtonAnchor href={paths.watch} className="justify-self-start">
          {copy.previews.more}
        </ButtonAnchor>
      </div>
    </section>
  );
}
