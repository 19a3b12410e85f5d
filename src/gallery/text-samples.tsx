import { presentResult } from '#src/domain/present-result.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Brand } from '#src/ui/brand.tsx';
import { FilmRow } from '#src/ui/film-row.tsx';
import { FactList, FactListItem } from '#src/ui/fact-list.tsx';
import { ImageWithFallback } from '#src/ui/image-with-fallback.tsx';
import { HatIcon } from '#src/ui/hat-icon.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { LongList } from '#src/ui/long-list.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { PersonSummary } from '#src/ui/person-summary.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { Section } from '#src/ui/section.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { VerifiedBadge } from '#src/ui/verified-badge.tsx';
import { accounts, brokenUrl, longName, pictureUrl } from './sample-data.ts';
import { Sample, SampleGroup } from './sample.tsx';

const scored = { event_type: 3, score: null, time: null };
const timed = { event_type: 5, score: null, time: null };

/** One for each way in which a ride can end. */
const plates = [
  { ...scored, score: 88.5 },
  { ...scored, score: 86.5, rider_marks: 43.5, animal_marks: 43 },
  { ...scored, score: 0, ride_start: 1, ride_end: 6.3 },
  { ...scored, score: 0 },
  { ...scored, result: 're-ride' },
  { ...scored, result: 'missed-out' },
  { ...scored, result: 'disqualified' },
  { ...scored, result: 'turned-out' },
  { ...scored, result: 'qualified' },
  { ...timed, time: 117.34 },
  { ...timed, time: 19.32, result: 'time', penalty: 5 },
  { ...timed, result: 'no-time' },
].map(presentResult);

export function TextSamples() {
  return (
    <>
      <SampleGroup title="Headings">
        <Page width="upload">
          <PageHeader title="Feed">
            <Tag>Tag</Tag>
          </PageHeader>
          <PageHeader title={longName} />
          <PageHeading title="Heading" className="text-display-lg" />
          <Section title="Section">
            <p>Text of a section.</p>
          </Section>
        </Page>
      </SampleGroup>
      <SampleGroup title="People">
        {accounts.map((account) => (
          <Sample key={account.id} title={account.id} isRow>
            <PersonSummary {...account} />
          </Sample>
        ))}
        <Sample title="avatars" isRow>
          <Avatar size="sm" src={pictureUrl} accountType="fan" />
          <Avatar src="" accountType="contestant" />
          <Avatar size="lg" src={brokenUrl} accountType="contractor" />
          <VerifiedBadge className="size-6" />
          <Logo className="size-10" />
          <HatIcon className="size-6" />
          <HatIcon isFilled className="size-6" />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Labels">
        <Sample title="tags" isRow>
          <Tag>Bull Riding</Tag>
          <Tag variant="brass">Ride of the week</Tag>
          <Tag variant="overlay">0:08</Tag>
        </Sample>
        <Sample title="brands" isRow>
          <Brand>J7</Brand>
          <Brand size="lg">J7</Brand>
          <Brand size="lg">THUNDER-77-UPPER-YELLOWSTONE</Brand>
        </Sample>
        <Sample title="plates" isRow>
          {plates.map(
            (result) => result && <ScorePlate key={JSON.stringify(result)} hasParts result={result} />,
          )}
        </Sample>
        <FactList>
          <FactListItem label="Rider">{longName}</FactListItem>
          <FactListItem label="Where">Cheyenne, WY</FactListItem>
        </FactList>
        <Sample title="films of a ride">
          <LongList className="grid gap-2">
            {[
              { poster: pictureUrl, by: longName, headline: 'Bull Riding · 87.5' },
              { poster: brokenUrl, by: 'June Carver', headline: 'Bull Riding' },
            ].map((film) => (
              <li key={film.by} className="lazy-row">
                <FilmRow {...film} />
              </li>
            ))}
          </LongList>
          <div className="bg-leather p-3">
            <FilmRow isOnPicture poster={pictureUrl} by="June Carver" headline="Bull Riding · 87.5" />
          </div>
        </Sample>
        <Sample title="missing image" isRow>
          <ImageWithFallback src={brokenUrl} fallback={pictureUrl} className="h-24" />
          <RidePoster src="" alt="" className="aspect-video h-24" />
        </Sample>
      </SampleGroup>
    </>
  );
}
