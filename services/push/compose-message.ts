import { copy as spanish } from '#src/domain/notices/copy.es.ts';
import { copy as portuguese } from '#src/domain/notices/copy.pt.ts';
import { copy as english } from '#src/domain/notices/copy.ts';
import { eventFeedPath, grantAccessPath, grantAccessTabs, paths, videoPath } from '#src/config/paths.ts';
import { getNotificationTarget, readMessage } from '#src/domain/notification.ts';
import type { PushLanguage } from '#src/domain/push.ts';
import { getRodeoKey, getRodeoName } from '#src/domain/rodeo.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import type { Queued } from './push-queue.ts';

const texts: Readonly<Record<PushLanguage, typeof english>> = { en: english, es: spanish, pt: portuguese };

/** What a device shows, and the path that a tap opens. */
export interface Message {
  title: string;
  body: string;
  path: string;
}

/** In every language: riders, animal and a figure, without words such as "bucked off". */
const nameRide = (ride: Video, language: PushLanguage) =>
  [
    ...getRiders(ride).map(({ name }) => name.trim()),
    ride.animal_name.trim(),
    presentResult(ride)?.figure?.replace('.', language === 'pt' ? ',' : '.') ?? '',
  ]
    .filter(Boolean)
    .join(' · ');

/** What new rides are told with; undefined when none is left. @param rides those that are still there */
export function composeRides(rides: readonly Video[], language: PushLanguage): Message | undefined {
  const [first] = rides;
  if (!first) return undefined;
  if (rides.length === 1)
    return {
      title: nameRide(first, language) || texts[language].ride,
      body: [first.title.trim(), first.location.trim()].filter(Boolean).join(' · '),
      path: videoPath(first.video_id || first.id),
    };
  const isOneRodeo = new Set(rides.map(getRodeoKey)).size === 1;
  const rodeo = isOneRodeo ? (getRodeoName(rides)?.title ?? '') : '';
  return { title: texts[language].rides(rides.length, rodeo), body: '', path: eventFeedPath('following') };
}

/** The rides themselves, which visitors see as well, or the list that answers. */
function getPath(notice: Queued): string {
  const target = getNotificationTarget(notice);
  if (target === undefined) return paths.notifications;
  return target === 'video' ? videoPath(notice.video_id) : grantAccessPath(grantAccessTabs[target]);
}

/**
 * What notifications are told with; undefined when none is left.
 *
 * @param notices those that are still there @param rides what they are about, by the ids of videos
 */
export function composeNotices(
  notices: readonly Queued[],
  rides: ReadonlyMap<string, Video>,
  language: PushLanguage,
): Message | undefined {
  const [first] = notices;
  if (!first) return undefined;
  const { messages, notices: several } = texts[language];
  if (notices.length > 1) return { title: several(notices.length), body: '', path: paths.notifications };
  const told = readMessage(first.message_string);
  const ride = rides.get(first.video_id);
  return {
    title: told ? messages[told.type](told.name, told.subject) : first.message_string,
    body: ride ? [nameRide(ride, language), ride.title].filter(Boolean).join(' · ') : '',
    path: getPath(first),
  };
}
