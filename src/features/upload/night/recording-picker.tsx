import { useRef, type ComponentProps } from 'react';
import { Button } from '#src/ui/button.tsx';
import { checkCodec } from '../entry/check-codec.ts';
import { loadFfmpeg } from '../entry/ffmpeg-load.ts';
import { copy } from './copy.ts';
import { openRecordings, reopenRecordings } from './job/night-recordings.ts';

interface RecordingPickerProps extends ComponentProps<typeof Button> {
  /** Whether files that the browser has kept are opened first. */
  isAgain?: boolean;
}

/** Opens any number of recordings. */
export function RecordingPicker({ isAgain = false, ...button }: RecordingPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleClick = async () => {
    if (!checkCodec()) return;
    void loadFfmpeg();
    if (!isAgain || !(await reopenRecordings())) input.current?.click();
  };
  return (
    <>
      <Button {...button} onClick={() => void handleClick()} />
      <input
        ref={input}
        type="file"
        accept="video/*"
        multiple
        aria-label={copy.choose.input}
        hidden
        onChange={({ currentTarget }) => {
          void openRecordings([...(currentTarget.files ?? [])], { isAgain });
          currentTarget.value = ''; // allows the same file again
        }}
      />
    </>
  );
}
