import Gauge from 'lucide-react/icons/gauge';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { isConnectionSparing } from '#src/lib/connection.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { reportError } from '#src/lib/log.ts';
import { copy } from './dialogs/copy.ts';
import { useShownTime } from './review/use-loop.ts';
import type { Player } from './use-player.ts';

const QualityDialog = lazyComponent(() => import('./dialogs/quality-dialog.tsx'), 'QualityDialog');

/** Of the shorter side: tablets and more, on which more than 720 lines can be seen. */
const minLargeScreen = 700;

interface QualityOptions {
  settings: PlayerSettings;
  onSettingsChange: (changes: Partial<PlayerSettings>) => void;
  isFullscreen: boolean;
  isReviewing: boolean;
}

/** @returns whether the light file is wanted; undefined for the one that plays */
function chooseFile({ hasStepped }: Player, { settings, isFullscreen, isReviewing }: QualityOptions) {
  if (settings.quality !== 'auto') return settings.quality === 'light';
  const isLarge = Math.min(screen.width, screen.height) >= minLargeScreen;
  const needsDetail = (isFullscreen && isLarge) || isReviewing || hasStepped;
  return needsDetail && !isConnectionSparing() ? false : undefined;
}

/** Changes to the file that is wanted: the original where its detail is seen and the connection can carry it. */
function useWantedFile(player: Player, options: QualityOptions) {
  const { isLight, hasRendition } = player.file;
  const isLightWanted = chooseFile(player, options);
  const isOther = isLightWanted !== undefined && isLightWanted !== isLight && hasRendition;
  const getShownTime = useShownTime(player.element);
  const switchTo = useEffectEvent(async (toLight: boolean, signal: AbortSignal) => {
    const { switchFile } = await import('./switch-file.ts');
    await switchFile(player, toLight, getShownTime, signal);
  });
  useEffect(() => {
    if (!isOther) return;
    const end = new AbortController();
    switchTo(!isLight, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) reportError(error, 'The other file of the clip could not be loaded');
    });
    return () => end.abort();
  }, [isOther, isLight]);
}

/** @returns the entry of the menu that shows the choice, and the dialog that it opens */
export function useQuality(player: Player, options: QualityOptions) {
  useWantedFile(player, options);
  const [isChoosing, setIsChoosing] = useState(false);
  const { quality } = options.settings;
  return {
    menuItem: {
      label: copy.quality.menu(copy.quality.choices[quality].name),
      icon: <Gauge aria-hidden="true" />,
      onSelect: () => setIsChoosing(true),
    },
    dialog: isChoosing && (
      <Suspense>
        <QualityDialog
          quality={quality}
          onChange={(next) => options.onSettingsChange({ quality: next })}
          onClose={() => setIsChoosing(false)}
        />
      </Suspense>
    ),
  };
}
