import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { isTakenBack, parseRideLink, type RideLink } from '#src/domain/ride-link.ts';
import { reportOnly, type AdminCommand } from './admin-command.ts';
import { describeVideo, findVideoIfAny } from './find-video.ts';

const maxLinks = 100;
const states = { proposed: 'may be', accepted: 'is', refused: 'was said not to be' };
const describe = (link: RideLink, later: string, first: string) =>
  isTakenBack(link)
    ? `${later} was said to be the ride of ${first}, which was taken back`
    : `${later} ${states[link.state]} the ride of ${first}`;

async function describeFilm(app: App, id: string): Promise<string> {
  const video = await findVideoIfAny(app, id);
  return video ? describeVideo(video) : `a video that is gone (${id})`;
}

/** Who could hide a rival's ride by it is named. */
async function describeLinks(app: App): Promise<string[]> {
  const newest = getFirestore(app).collection('ride_links').orderBy('created', 'desc').limit(maxLinks);
  const links = (await newest.get()).docs.map((found) => parseRideLink(found.id, toPlainData(found.data())));
  const lines = links.map(async (link) => {
    const { id, first_video_id, proposed_by, created } = link;
    const [later, first] = await Promise.all([describeFilm(app, id), describeFilm(app, first_video_id)]);
    const day = created?.toISOString().slice(0, 10) ?? 'an unknown day';
    return `${describe(link, later, first)}: proposed by ${proposed_by} on ${day}`;
  });
  return lines.length > 0 ? Promise.all(lines) : ['No films are linked.'];
}

export const linkCommands: readonly AdminCommand[] = [
  {
    usage: 'links list',
    summary: `lists the newest ${maxLinks} links of films that show one ride`,
    plan: async (app) => reportOnly(await describeLinks(app)),
  },
];
