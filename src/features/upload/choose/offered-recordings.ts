import { create } from 'zustand';
import type { FileHandles } from './use-file-drop.ts';

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
