import { useEffect, useState } from 'react';
import { loadingTimeoutMs } from '#src/lib/with-timeout.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from '../copy.ts';
import { useUploadEntry } from '../entry/upload-entry-context.ts';
import { cancelJob } from '../job/upload-jobs.ts';

/** Shown while a file is opened, which can take a while from a slow disk or a cloud drive. */
export function OpeningFile({ fileName }: { fileName: string }) {
  const { pickVideo } = useUploadEntry();
  const isSlow = useIsSlow();
  return (
    <>
      <p role="status" className="display text-display-md wrap-anywhere">
        {copy.choose.opening(fileName)}
      </p>
      {isSlow && (
        <p role="status" className="max-w-[44ch] text-ink-2">
          {copy.choose.slow}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="ghost" onClick={cancelJob}>
          {copy.progress.cancel}
        </Button>
        <Button onClick={pickVideo}>{copy.trim.chooseAnother}</Button>
      </div>
    </>
  );
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), loadingTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
