import HardDrive from 'lucide-react/icons/hard-drive';
import { copy } from './copy.ts';
import { useDraftStorageStore } from './draft-saver.ts';
import { useUploadStore } from './upload-store.ts';

function describeProblem(isBroken: boolean, hasUnstoredClip: boolean): string | undefined {
  if (isBroken) return copy.draft.notStored;
  if (hasUnstoredClip) return copy.draft.clipNotStored;
}

/** Says what a reload would lose, where the browser or the disk sets limits. */
export function DraftStorageNote() {
  const isBroken = useDraftStorageStore((storage) => storage.isBroken);
  const hasUnstoredClip = useUploadStore((upload) => 'clip' in upload && !upload.clip.isStored);
  const problem = describeProblem(isBroken, hasUnstoredClip);
  if (!problem) return null;
  return (
    <p role="status" className="flex gap-3 rounded-md bg-brass-wash p-4 text-sm font-[550]">
      <HardDrive aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
      {problem}
    </p>
  );
}
