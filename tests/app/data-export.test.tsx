import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createContractorWithData } from '#tests/support/contractor-data.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import type { Contact } from '#src/domain/user.ts';
import { buildPushChoice, buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { click, expectText } from '#tests/support/user-actions.ts';

interface ExportedData {
  profile: StoredUser;
  contact: Contact;
  videos: { id: string; created: string; clip_url: string }[];
  reels: { id: string }[];
  animals: { id: string }[];
  pedigrees: { id: string }[];
  notifications: { id: string }[];
  saved_videos: string[];
  tipped_videos: string[];
  followed_accounts: string[];
  followed_animals: string[];
  told_devices: { devices: object[] };
}

/** What the page saves as files. */
function watchDownloads() {
  const files: { name: string; content: Blob }[] = [];
  const contents: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${contents.push(content as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents[Number(this.href.slice('blob:'.length)) - 1];
    if (content) files.push({ name: this.download, content });
  });
  return files;
}

describe('the data export', () => {
  test('[PED-07, PUSH-08] downloads all data in one file, including more than one page of documents', async () => {
    const { user, animal, ride, reel, savedId, followedId } = await createContractorWithData(101);
    const files = watchDownloads();
    const pedigree = buildPedigree(animal, { dam: 'Calico Rose' });
    const stored = { [`pedigrees/${animal.id}`]: pedigree, [`push/${user.id}`]: buildPushChoice() };
    await renderApp('/profile/account', { as: user, data: stored });
    await click('button', 'Download my data');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^rodeo-reel-my-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse((await files[0]?.content.text()) ?? '') as ExportedData;
    expect(data.profile).toMatchObject({ id: user.id, account_type: 1 });
    expect(data.contact).toEqual({ email: user.email, phone: '' });
    expect(data.animals.map(({ id }) => id)).toEqual([animal.id]);
    expect(data.pedigrees).toEqual([expect.objectContaining({ id: animal.id, dam_name: 'Calico Rose' })]);
    // Without the keys, with which anybody could write to it.
    expect(data.told_devices.devices).toEqual([
      { service: 'fcm.googleapis.com', added: buildPushDevice().added?.toISOString() },
    ]);
    expect(data.reels).toEqual([expect.objectContaining({ id: reel.id, videos: [ride.id] })]);
    expect(data.videos.map(({ id, created }) => [id, created])).toEqual([
      [ride.id, ride.created?.toISOString()],
    ]);
    const clip = await fetch(data.videos[0]?.clip_url ?? '');
    expect(await clip.text()).toBe('a file');
    expect(data.saved_videos).toEqual([savedId]);
    expect(data.tipped_videos).toEqual([savedId]);
    expect(data.followed_accounts).toEqual([followedId]);
    expect(data.followed_animals).toEqual([animal.id]);
    expect(new Set(data.notifications.map(({ id }) => id)).size).toBe(101);
  });

  test('reports a network failure and retries', async () => {
    const files = watchDownloads();
    await renderApp('/profile/account', { as: await createTestUser() });
    await expectText("You haven't blocked anyone.");
    const failure = failRequests(/documents:runQuery/);
    await click('button', 'Download my data');
    await expectText("The server can't be reached.");
    expect(files).toEqual([]);
    failure.stop();
    await click('button', 'Download my data');
    await waitFor(() => expect(files).toHaveLength(1));
  });
});
