import CircleCheck from 'lucide-react/icons/circle-check';
import { isObject, readObject } from '#src/domain/field-readers.ts';
import { emptyRideForm, type RideFormValues } from '../rides/ride-form-schema.ts';
import { copy } from '../copy.ts';
import { uploadStore } from '../rides/rides-store.ts';
import { UploadLink } from './upload-link.tsx';

/** What several rides of a day have in common. */
type PublishedRide = Pick<RideFormValues, 'title' | 'location' | 'date'>;

/** The navigation state of the page that follows the publishing of a ride. */
export function toPublishedState({ title, location, date }: RideFormValues): { published: PublishedRide } {
  return { published: { title, location, date } };
}

export function parsePublishedState(state: unknown): PublishedRide | undefined {
  const { published } = readObject(state);
  if (!isObject(published)) return undefined;
  const { title, location, date } = published;
  if (typeof title !== 'string' || typeof location !== 'string' || typeof date !== 'string') return undefined;
  return { title, location, date };
}

/** Starts the next ride at the same rodeo. */
export function PublishedNote({ ride }: { ride: PublishedRide }) {
  const handleStart = () =>
    uploadStore.dispatch({ type: 'common changed', common: { ...emptyRideForm, ...ride } });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-green-wash p-4">
      <div className="flex min-w-0 flex-[1_1_14rem] items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-5.5 shrink-0 text-green-text" />
        <p className="min-w-0 text-sm font-[550] wrap-anywhere">{copy.publish.another.text(ride.title)}</p>
      </div>
      <UploadLink variant="secondary" onStart={handleStart}>
        {copy.publish.another.start}
      </UploadLink>
    </div>
  );
}
