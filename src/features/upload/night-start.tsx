import { Page, PageHeader } from '#src/ui/page.tsx';
import { DropZone } from './choose/drop-zone.tsx';
import { FfmpegLoadProgress } from './entry/ffmpeg-load-progress.tsx';
import { copy } from './mark/copy.ts';
import type { RidesState } from './rides/rides-state.ts';
import { NightError } from './mark/missing-sources.tsx';
import { SourcePicker } from './mark/source-picker.tsx';

/** Before a source is open. */
export function NightStart({ night, isDragging }: { night: RidesState; isDragging: boolean }) {
  return (
    <Page width="upload">
      <PageHeader title={copy.choose.title} />
      <DropZone isDragging={isDragging}>
        <p className="display text-display-md">{copy.choose.prompt}</p>
        <p className="max-w-[44ch] text-ink-2">{copy.choose.text}</p>
        <SourcePicker variant="primary" large>
          {copy.choose.choose}
        </SourcePicker>
        <p className="hidden text-sm text-ink-2 pointer-fine:block">{copy.choose.drop}</p>
        <NightError night={night} />
      </DropZone>
      <FfmpegLoadProgress />
    </Page>
  );
}
