import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceCards } from '#src/ui/choice-cards.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { copy } from './copy.ts';

const qualities = ['auto', 'lightest', 'light', 'original'] as const;

interface QualityDialogProps {
  quality: PlayerSettings['quality'];
  onChange: (quality: PlayerSettings['quality']) => void;
  onClose: () => void;
}

export function QualityDialog({ quality, onChange, onClose }: QualityDialogProps) {
  return (
    <Dialog title={copy.quality.title} onDismiss={onClose}>
      <ChoiceCards
        label={copy.quality.title}
        name="quality"
        choices={qualities.map((value) => ({ value, ...copy.quality.choices[value] }))}
        value={quality}
        onChange={onChange}
      />
      <Button variant="primary" onClick={onClose}>
        {copy.quality.close}
      </Button>
    </Dialog>
  );
}
