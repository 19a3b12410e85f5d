import { Button } from '#src/ui/button.tsx';
import { ChoiceCards } from '#src/ui/choice-cards.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { copy } from './copy.ts';

const qualities = ['auto', 'lightest', 'light', 'original'] as const;

export function QualityDialog({ onClose }: { onClose: () => void }) {
  const { settings, changeSettings } = usePlayerPage();
  return (
    <Dialog title={copy.quality.title} onDismiss={onClose}>
      <ChoiceCards
        label={copy.quality.title}
        name="quality"
        choices={qualities.map((value) => ({ value, ...copy.quality.choices[value] }))}
        value={settings.quality}
        onChange={(quality) => changeSettings({ quality })}
      />
      <Button variant="primary" onClick={onClose}>
        {copy.quality.close}
      </Button>
    </Dialog>
  );
}
