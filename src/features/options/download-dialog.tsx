import { useRef } from 'react';
import { downloadClip } from '#src/data/storage/download-clip.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import { copy } from './copy.ts';
import { getClipFileName, type OptionsVideo } from './options.ts';

export function DownloadDialog({ video, onClose }: { video: OptionsVideo; onClose: () => void }) {
  const abortController = useRef(new AbortController());
  const handleConfirm = async () => {
    const { signal } = abortController.current;
    try {
      const clip = await downloadClip(video.video_id, signal);
      saveFile(getClipFileName(video.title, clip.type), clip);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  return (
    <AsyncConfirmDialog
      copy={{ ...copy.downloadDialog, text: copy.downloadDialog.text(video.title) }}
      onConfirm={handleConfirm}
      onAbort={() => abortController.current.abort()}
      onClose={onClose}
    />
  );
}
