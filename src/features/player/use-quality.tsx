import Gauge from 'lucide-react/icons/gauge';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { isConnectionSparing } from '#src/lib/is-connection-sparing.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { reportError } from '#src/lib/log.ts';
import { copy } from './dialogs/copy.ts';
import { useShownTime } from './review/use-loop.ts';
import { getStartFile, isScreenLarge } from './start-file.ts';
import type { Player } from './use-player.ts';
import { useWeakConnection } from './use-weak-connection.ts';

const QualityDialog = lazyComponent(() => import('./dialogs/quality-dialog.tsx'), 'QualityDialog');

/** Pixels that show much more than 720 lines. */
const minLines = 1000;

interface QualityOptions {
  settings: PlayerSettings;
  onSettingsChange: (changes: Partial<PlayerSettings>) => void;
  isFullscreen: boolean;
  isReviewing: boolean;
}

/** @returns the file that is wanted if it exists, in auto on a line that is not weak one that need not be the lightest */
function chooseFile({ hasStepped, file }: Player, isWeak: boolean, options: QualityOptions): ClipFile {
  const { settings, isFullscreen, isReviewing } = options;
  if (settings.quality !== 'auto' || isWeak) return getStartFile(settings.quality);
  const lines = Math.min(screen.width, screen.height) * devicePixelRatio;
  const isLarge = isScreenLarge() && lines >= minLines;
  const needsDetail = (isFullscreen && isLarge) || isReviewing || hasStepped;
  if (needsDetail && !isConnectionSparing()) return 'original';
  return file.name === 360 ? 720 : file.name;
}

/** Changes to the file that is wanted: the original where its detail is seen and the connection can carry it. */
function useWantedFile(player: Player, options: QualityOptions) {
  const { file } = player;
  const isWeak = useWeakConnection(player);
  const wanted = file.find(chooseFile(player, isWeak, options));
  const isOther = wanted !== file.name;
  const getShownTime = useShownTime(player.element);
  const switchTo = useEffectEvent(async (name: ClipFile, signal: AbortSignal) => {
    const { outlastGlance, switchFile } = await import('./switch-file.ts');
    if (name === 'original' && options.settings.quality === 'auto') await outlastGlance(player.clip, signal);
    await switchFile(player, name, getShownTime, signal);
  });
  useEffect(() => {
    if (!isOther) return;
    const end = new AbortController();
    switchTo(wanted, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) reportError(error, 'The other file of the clip could not be loaded');
    });
    return () => end.abort();
  }, [isOther, wanted]);
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
