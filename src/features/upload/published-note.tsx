import CircleCheck from 'lucide-react/icons/circle-check';
import { copy } from './copy.ts';
import { toNextDetails, type PublishedRide } from './published-ride.ts';
import { UploadLink } from './entry/upload-link.tsx';
import { dispatchUpload } from './upload-store.ts';

export function PublishedNote({ ride }: { ride: PublishedRide }) {
  const handleStart = () => dispatchUpload({ type: 'details changed', details: toNextDetails(ride) });
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
