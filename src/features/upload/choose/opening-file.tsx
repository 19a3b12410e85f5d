import { Button } from '#src/ui/button.tsx';
import { TakesLong } from '#src/ui/takes-long.tsx';
import { copy } from '../copy.ts';
import { useUploadEntry } from '../entry/upload-entry-context.ts';
import { cancelUpload } from '../rides/single-ride.ts';

/** Shown while a file is opened, which can take a while from a slow disk or a cloud drive. */
export function OpeningFile({ fileName }: { fileName: string }) {
  const { pickVideo } = useUploadEntry();
  return (
    <>
      <p role="status" className="display text-display-md wrap-anywhere">
        {copy.choose.opening(fileName)}
      </p>
      <TakesLong>{copy.choose.slow}</TakesLong>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="ghost" onClick={cancelUpload}>
          {copy.progress.cancel}
        </Button>
        <Button onClick={pickVideo}>{copy.trim.chooseAnother}</Button>
      </div>
    </>
  );
}
