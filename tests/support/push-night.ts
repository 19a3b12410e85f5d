import { buildContestant, buildContractor } from './factories/build-user.ts';
import { buildVideo } from './factories/build-video.ts';
import { hourMs, minuteMs, type createPushFixture } from './push-fixture.ts';

const rideCount = 400;
const owner = buildContractor({ id: 'owner' });
const riders = Array.from({ length: 40 }, (_, index) => buildContestant({ id: `rider-${index}` }));

/**
 * A night of 400 rides in two hours, with a push service that fails at each tenth request.
 *
 * @returns what the browser of each follower shows: of one tag the last, because an answer that is lost looks like none
 */
export async function playNight(fixture: ReturnType<typeof createPushFixture>, followerCount: number) {
  const { firestore, server, run, wait } = fixture;
  const followers = await Promise.all(
    Array.from({ length: followerCount }, async (_, index) => {
      const [endpoint = ''] = await fixture.join(`fan-${index}`);
      await firestore.doc(`follows/fan-${index}`).set({ user_ids: [`rider-${index % 40}`, 'owner'] });
      return { id: `fan-${index}`, endpoint };
    }),
  );
  await run();
  // From seven in the evening in Denver.
  wait(7 * hourMs);
  await run();
  let failed = 0;
  server.answer((endpoint) => {
    // Each tenth request: too many, a dead server or a failing one.
    if ((failed += 1) % 10 > 0 || endpoint === '') return undefined;
    return ([{ status: 429, retryAfter: '120' }, 'hang up', 503] as const)[failed % 3];
  });
  for (let half = 0; half < 4; half += 1) {
    const rides = Array.from({ length: rideCount / 4 }, (_, index) =>
      buildVideo(owner, { id: `ride-${half}-${index}`, contestants: [riders[index % 40]!] }),
    );
    await fixture.publish(...rides);
    for (let minute = 0; minute < 30; minute += 10) {
      wait(10 * minuteMs);
      await run();
    }
  }
  for (let more = 0; more < 3; more += 1) {
    wait(5 * minuteMs);
    await run();
  }
  return followers.map(({ endpoint }) => {
    const byTag = new Map(server.read(endpoint).map(({ tag, title }) => [tag, title]));
    return [...byTag.values()];
  });
}

/** What each follower is shown. */
export const nightMessages = Array(4).fill(
  '100 rides of those you follow at Cheyenne Frontier Days',
) as string[];
