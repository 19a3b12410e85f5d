import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#src/config/paths.ts';
import { parseMoment, type Moment } from '#src/domain/moment.ts';
import type { Player } from '#src/features/player/use-player.ts';

const videoFolder = paths.video.replace(':videoId', '');

/** Starts the video of a link at its moment. @returns undefined when it names none */
export function useMoment({ commands, videoProps }: Player): Moment | undefined {
  const [moment] = useState(() =>
    location.pathname.startsWith(videoFolder) ? parseMoment(location.search) : undefined,
  );
  const start = useEffectEvent(() => {
    if (!moment || !videoProps.ref.current) return;
    videoProps.ref.current.currentTime = moment.start;
    if (moment.speed !== undefined) commands.setRate(moment.speed);
  });
  useEffect(() => start(), []);
  return moment;
}
