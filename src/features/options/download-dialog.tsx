import { useRef } from 'react';
import { downloadClip } from '#src/data/storage/download-clip.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { ActDialog } from './act-dialog.tsx';
import { clipName } from './clip-name.ts';
import type { OptionsVideo } from './options.ts';

export function DownloadDialog({ video, onClose }: { video: OptionsVideo; onClose: () => void }) {
  const running = useRef(new AbortController());
  const download = async () => {
    const { signal } = running.current;
    try {
      const clip = await downloadClip(video.video_id, signal);
      saveFile(clipName(video.title, clip.type), clip);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  return (
    <ActDialog
      title="Download this ride?"
      confirm="Download"
      busy="Downloading …"
      cancel="Cancel"
      act={download}
      abort={() => running.current.abort()}
      onClose={onClose}
    >
      “{video.title}” will be saved on this device.
    </ActDialog>
  );
}
