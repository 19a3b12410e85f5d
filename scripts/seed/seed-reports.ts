import type { ReportReason } from '#src/domain/moderation.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import { people } from './people.ts';
import { videos } from './seed-videos.ts';

function buildReport(owner: StoredUser, reporter: StoredUser, day: string, reason?: ReportReason) {
  const video = videos.find(({ user_id }) => user_id === owner.id);
  if (!video) throw new Error(`${owner.id} has no video`);
  return {
    id: `${video.id}_${reporter.id}`,
    data: {
      user_id: reporter.id,
      video_id: video.video_id,
      reported_date: new Date(`2026-${day}T18:40:00Z`),
      ...(reason && { reason }),
    },
  };
}

/** Reports that wait for the administrator. */
export const reports = [
  buildReport(people.ana, people.cody, '09-10', 'wrong-names'),
  buildReport(people.ana, people.mia, '09-12'),
  buildReport(people.wade, people.mia, '09-14', 'copied'),
];
