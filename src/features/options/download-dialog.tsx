import { useRef } from 'react';
import { downloadClip } from '#src/data/storage/download-clip.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import { getClipFileName } from './clip-file-name.ts';
import type { OptionsVideo } from './options.ts';

export function DownloadDialog({ video, onClose }: { video: OptionsVideo; onClose: () => void }) {
  const running = useRef(new AbortController());
  const download = async () => {
    const { signal } = running.current;
    try {
      const clip = await downloadClip(video.video_id, signal);
      saveFile(getClipFileName(video.title, clip.type), clip);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  return (
    <AsyncConfirmDialog
      title="Download this ride?"
      confirmLabel="Download"
      pendingText="Downloading …"
      cancelLabel="Cancel"
      onConfirm={download}
      onAbort={() => running.current.abort()}
      onClose={onClose}
    >
      “{video.title}” will be saved on this device.
    </AsyncConfirmDialog>
  );
}
