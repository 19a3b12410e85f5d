import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#src/config/paths.ts';
import { parseMoment, type Moment } from '#src/domain/moment.ts';

const videoFolder = paths.video.replace(':videoId', '');

/**
 * The moment that the link of the page names; its start is part of the clip's URL (clip/start-file.ts). Its speed
 * is set once. @returns undefined when the link names none
 */
export function useMoment(setRate: (rate: number) => void): Moment | undefined {
  const [moment] = useState(() =>
    location.pathname.startsWith(videoFolder) ? parseMoment(location.search) : undefined,
  );
  const applySpeed = useEffectEvent(() => {
    if (moment?.speed !== undefined) setRate(moment.speed);
  });
  useEffect(() => applySpeed(), []);
  return moment;
}
