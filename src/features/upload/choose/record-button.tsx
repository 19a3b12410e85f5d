import Video from 'lucide-react/icons/video';
import { useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { copy } from '../copy.ts';
import { openVideos } from '../entry/open-videos.ts';

/** Only browsers of phones and tablets know the attribute. */
const hasCamera = () => 'capture' in HTMLInputElement.prototype;

/** Opens the device's camera. Nothing is shown where there is none. */
export function RecordButton() {
  const input = useRef<HTMLInputElement>(null);
  if (!hasCamera()) return null;
  return (
    <>
      <Button large onClick={() => input.current?.click()}>
        <Video aria-hidden="true" className="size-5" />
        {copy.choose.record}
      </Button>
      <input
        ref={input}
        type="file"
        accept="video/*"
        capture="environment"
        aria-label={copy.choose.recording}
        hidden
        onChange={({ currentTarget }) => {
          void openVideos([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // allows the same name again
        }}
      />
    </>
  );
}
