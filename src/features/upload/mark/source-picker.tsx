import { useRef, type ComponentProps } from 'react';
import { Button } from '#src/ui/button.tsx';
import { checkCodec } from '../entry/check-codec.ts';
import { loadFfmpeg } from '../entry/ffmpeg-load.ts';
import { copy } from './copy.ts';
import { openSources, reopenSources } from '../rides/open-sources.ts';
import { nightStore } from '../rides/rides-store.ts';

interface SourcePickerProps extends ComponentProps<typeof Button> {
  /** Whether files that the browser has kept are opened first. */
  isAgain?: boolean;
}

/** Opens any number of sources. */
export function SourcePicker({ isAgain = false, ...button }: SourcePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleClick = async () => {
    if (!checkCodec()) return;
    void loadFfmpeg();
    if (!isAgain || !(await reopenSources(nightStore))) input.current?.click();
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
          void openSources(nightStore, [...(currentTarget.files ?? [])], { isAgain });
          currentTarget.value = ''; // allows the same file again
        }}
      />
    </>
  );
}
