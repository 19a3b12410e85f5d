import { expect, test } from 'vitest';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createAdminFixture } from './admin-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createAdminFixture);
const owner = buildContestant();

test('a reel is deleted by its link, and its rides stay', async () => {
  const video = buildVideo(owner);
  const reel = buildReel(owner, [video], { title: 'Something rude' });
  await fixture.store(`videos/${video.id}`, video);
  await fixture.store(`reels/${reel.id}`, reel);
  const link = `https://reel.example/reels/${reel.id}?from=mail`;
  expect((await fixture.run('reels', 'delete', link)).join(' ')).toContain('"Something rude"');
  expect(await fixture.read(`reels/${reel.id}`)).toBeDefined();
  await fixture.run('reels', 'delete', link, '--write');
  expect(await fixture.read(`reels/${reel.id}`)).toBeUndefined();
  expect(await fixture.read(`videos/${video.id}`)).toBeDefined();
  await expect(fixture.run('reels', 'delete', reel.id)).rejects.toThrow('There is no reel');
});
