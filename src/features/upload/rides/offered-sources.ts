import { create } from 'zustand';

/** The handle of each file, where the browser has handles. */
export type FileHandles = readonly (FileSystemFileHandle | undefined)[];

/** Files that were chosen where one ride is uploaded, on their way to the page for several rides. */
interface OfferedSources {
  files: readonly File[];
  handles: FileHandles;
}

const none: OfferedSources = { files: [], handles: [] };

export const useOfferedSources = create<OfferedSources>()(() => none);

export const offerSources = (files: readonly File[], handles: FileHandles = []): void =>
  useOfferedSources.setState({ files, handles });

export function takeSources(): OfferedSources {
  const offered = useOfferedSources.getState();
  useOfferedSources.setState(none);
  return offered;
}
