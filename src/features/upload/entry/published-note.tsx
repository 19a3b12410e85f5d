import { Suspense } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { isObject, readObject, readText, readTexts } from '#src/domain/field-readers.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { emptyRideForm, type RideFormValues } from '../rides/ride-form-schema.ts';
import { copy } from '../copy.ts';
import { uploadStore } from '../rides/rides-store.ts';
import { UploadLink } from './upload-link.tsx';

const SameRideQuestion = lazyComponent(() => import('./same-ride-question.tsx'), 'SameRideQuestion');

/** What several rides of a day have in common. */
type CommonValues = Pick<RideFormValues, 'title' | 'location' | 'date'>;

interface PublishedRide extends CommonValues {
  videoId: string;
  /** The film that was said to show the ride; empty for none. */
  sameFilm: string;
  /** The films that show another ride. */
  otherFilms: readonly string[];
}

/** The navigation state of the page that follows the publishing of a ride. */
export const toPublishedState = (
  { title, location, date, sameFilm, otherFilms }: RideFormValues,
  videoId: string,
): { published: PublishedRide } => ({ published: { title, location, date, videoId, sameFilm, otherFilms } });

export function parsePublishedState(state: unknown): PublishedRide | undefined {
  const { published } = readObject(state);
  if (!isObject(published)) return undefined;
  const { title, location, date, videoId, sameFilm, otherFilms } = published;
  if (typeof title !== 'string' || typeof location !== 'string' || typeof date !== 'string') return undefined;
  return {
    ...{ title, location, date },
    ...{ videoId: readText(videoId), sameFilm: readText(sameFilm), otherFilms: readTexts(otherFilms) },
  };
}

/** Starts the next ride at the same rodeo, and asks whether somebody else has filmed this one. */
export function PublishedNote({ ride }: { ride: PublishedRide }) {
  const { videoId, sameFilm, otherFilms, ...common } = ride;
  return (
    <>
      <AnotherRide common={common} />
      {videoId !== '' && (
        <Suspense>
          <SameRideQuestion key={videoId} {...{ videoId, sameFilm, otherFilms }} />
        </Suspense>
      )}
    </>
  );
}

function AnotherRide({ common }: { common: CommonValues }) {
  const handleStart = () =>
    uploadStore.dispatch({ type: 'common changed', common: { ...emptyRideForm, ...common } });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-green-wash p-4">
      <div className="flex min-w-0 flex-[1_1_14rem] items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-5.5 shrink-0 text-green-text" />
        <p className="min-w-0 text-sm font-[550] wrap-anywhere">{copy.publish.another.text(common.title)}</p>
      </div>
      <UploadLink variant="secondary" onStart={handleStart}>
        {copy.publish.another.start}
      </UploadLink>
    </div>
  );
}
