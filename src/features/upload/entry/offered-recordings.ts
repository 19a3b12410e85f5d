import { create } from 'zustand';

/** Of each file, where the browser has them. */
export type FileHandles = readonly (FileSystemFileHandle | undefined)[];

/** Files that were chosen where one ride is uploaded, on their way to the page for several rides. */
interface OfferedRecordings {
  files: readonly File[];
  handles: FileHandles;
}

const none: OfferedRecordings = { files: [], handles: [] };

export const useOfferedRecordings = create<OfferedRecordings>()(() => none);

export const offerRecordings = (files: readonly File[], handles: FileHandles = []): void =>
  useOfferedRecordings.setState({ files, handles });

export function takeRecordings(): OfferedRecordings {
  const offered = useOfferedRecordings.getState();
  useOfferedRecordings.setState(none);
  return offered;
}
