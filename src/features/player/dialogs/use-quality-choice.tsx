import Gauge from 'lucide-react/icons/gauge';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { usePlayerPage } from '../controls/player-context.ts';
import { copy } from './copy.ts';

const QualityDialog = lazyComponent(() => import('./quality-dialog.tsx'), 'QualityDialog');

/** @returns the entry of the menu that shows the choice, and the dialog that it opens */
export function useQualityChoice() {
  const { quality } = usePlayerPage().settings;
  const [isChoosing, setIsChoosing] = useState(false);
  return {
    menuItem: {
      label: copy.quality.menu(copy.quality.choices[quality].name),
      icon: <Gauge aria-hidden="true" />,
      onSelect: () => setIsChoosing(true),
    },
    dialog: isChoosing && (
      <Suspense>
        <QualityDialog onClose={() => setIsChoosing(false)} />
      </Suspense>
    ),
  };
}
