import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { parseVideo } from '#src/domain/video.ts';
import { reportOnly, type AdminCommand } from './admin-command.ts';
import { describeVideo, findVideo, getVideoName } from './find-video.ts';

async function listChosen(app: App) {
  const videos = getFirestore(app).collection('videos');
  const { docs } = await videos.where('ride_of_the_week', '==', true).orderBy('created', 'desc').get();
  return docs.map((found) => parseVideo(found.id, toPlainData(found.data())));
}

async function planChange(app: App, value: string, ride_of_the_week: boolean) {
  const video = await findVideo(app, value);
  const change = ride_of_the_week ? 'add to Top Rides:' : 'remove from Top Rides:';
  return {
    changes: video.ride_of_the_week === ride_of_the_week ? [] : [`${change} ${describeVideo(video)}`],
    names: [getVideoName(video)],
    apply: async () => {
      await getFirestore(app).collection('videos').doc(video.id).update({ ride_of_the_week });
    },
  };
}

export const rideOfTheWeekCommands: readonly AdminCommand[] = [
  {
    usage: 'ride-of-the-week show',
    summary: 'lists the rides of the week',
    plan: async (app) => {
      const chosen = await listChosen(app);
      return reportOnly(chosen.length > 0 ? chosen.map(describeVideo) : ['There is no ride of the week.']);
    },
  },
  {
    usage: 'ride-of-the-week choose <video>',
    summary: 'adds a ride to Top Rides; its details cannot be edited meanwhile',
    plan: (app, [video = '']) => planChange(app, video, true),
  },
  {
    usage: 'ride-of-the-week remove <video>',
    summary: 'removes a ride from Top Rides',
    plan: (app, [video = '']) => planChange(app, video, false),
  },
];
