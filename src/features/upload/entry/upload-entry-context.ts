import { createContext, use } from 'react';

interface UploadEntryActions {
  /**
   * Opens the file picker, which browsers allow only inside a click.
   *
   * @returns false, after an alert, when this browser cannot play the published format
   */
  pickVideo: () => boolean;
  /** Like `pickVideo`, for links to the upload page: no file is picked when a draft is waiting there. */
  startUpload: () => boolean;
}

const goToUploadPage = () => true;

export const UploadEntryContext = createContext<UploadEntryActions>({
  pickVideo: goToUploadPage,
  startUpload: goToUploadPage,
});

export const useUploadEntry = (): UploadEntryActions => use(UploadEntryContext);
