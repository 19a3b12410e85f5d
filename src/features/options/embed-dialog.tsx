import { useState } from 'react';
import { embedPath } from '#src/config/paths.ts';
import { getRideTitle } from '#src/domain/ride-result.ts';
import { buildEmbedCode } from '#src/lib/embed-code.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { TextAreaField } from '#src/ui/field.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { copyToClipboard } from './share-video.ts';
import { copy } from './copy.ts';
import type { OptionsVideo } from './options.ts';

type Size = 'fixed' | 'responsive';

const sizes = (['fixed', 'responsive'] as const).map((name) => ({
  value: name,
  name: copy.embedDialog.sizes[name],
}));

interface EmbedDialogProps {
  video: OptionsVideo;
  fragment?: string;
  onClose: () => void;
}

export function EmbedDialog({ video, fragment = '', onClose }: EmbedDialogProps) {
  const [size, setSize] = useState<Size>('fixed');
  const url = location.origin + embedPath(video.video_id) + fragment;
  const code = buildEmbedCode(url, getRideTitle(video), size === 'fixed' ? undefined : size);
  return (
    <Dialog title={copy.embedDialog.title} onDismiss={onClose}>
      <SegmentedControl label={copy.embedDialog.size} choices={sizes} value={size} onChange={setSize} />
      <TextAreaField
        label={copy.embedDialog.code}
        readOnly
        rows={6}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
        spellCheck={false}
      />
      <DialogButtons>
        <Button onClick={onClose}>{copy.embedDialog.cancel}</Button>
        <Button
          variant="primary"

          onClick={() => void copyToClipboard(code, copy.embedDialog.copied)}
        >
          {copy.embedDialog.copy}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
