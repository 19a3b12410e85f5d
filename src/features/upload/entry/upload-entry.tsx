import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useHasUnpublishedRide } from '#src/session/unsaved-work.ts';
import { copy } from './copy.ts';
import { checkCodec } from './check-codec.ts';
import { loadFfmpeg } from './ffmpeg-load.ts';
import { UploadEntryContext } from './upload-entry-context.ts';

/** No first page waits for dialogs. */
const DiscardDialog = lazyComponent(() => import('./discard-dialog.tsx'), 'DiscardDialog');

interface UploadEntryProps {
  /** The upload page then offers to continue it, so no file is picked. */
  hasDraft: boolean;
  children: ReactNode;
}

/** Lets every page start an upload. The file input is here because it has to outlive the way to the upload page. */
export function UploadEntry({ hasDraft, children }: UploadEntryProps) {
  const { openPicker, fileInput, isCanceled, confirmCancel } = useFilePicker();
  const actions = useMemo(() => {
    const pickVideo = () => {
      const isSupported = checkCodec();
      if (isSupported) openPicker();
      return isSupported;
    };
    return { pickVideo, startUpload: () => hasDraft || pickVideo() };
  }, [hasDraft, openPicker]);
  return (
    <UploadEntryContext value={actions}>
      {children}
      {fileInput}
      <Suspense>{isCanceled && <DiscardDialog onConfirm={confirmCancel} onCancel={openPicker} />}</Suspense>
    </UploadEntryContext>
  );
}

function useFilePicker() {
  const input = useRef<HTMLInputElement>(null);
  const [isCanceled, setIsCanceled] = useState(false);
  const hasRide = useHasUnpublishedRide();
  // React has no `cancel` event on inputs.
  const ref = useCallback(
    (element: HTMLInputElement) => {
      // Whoever only looked for another video keeps the current one.
      const handleCancel = () => setIsCanceled(!hasRide);
      input.current = element;
      element.addEventListener('cancel', handleCancel);
      return () => element.removeEventListener('cancel', handleCancel);
    },
    [hasRide],
  );
  const openPicker = useCallback(() => {
    setIsCanceled(false);
    input.current?.click();
    void loadFfmpeg();
  }, []);
  const fileInput = (
    <input
      ref={ref}
      type="file"
      accept="video/*"
      multiple
      aria-label={copy.input}
      hidden
      onChange={(event) => {
        void openFiles([...(event.currentTarget.files ?? [])]);
        event.currentTarget.value = ''; // allows choosing the same file again
      }}
    />
  );
  return { openPicker, fileInput, isCanceled, confirmCancel: () => setIsCanceled(false) };
}

async function openFiles(files: File[]): Promise<void> {
  try {
    const opening = await import('./open-videos.ts');
    await opening.openFiles(files);
  } catch (error) {
    reportError(error);
    showAlert('error', getErrorMessage(error));
  }
}
