import { File } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import './locks.ts';
import { expect } from 'vitest';
import { getDemoClip } from '#tests/support/demo/demo-media.ts';
import { resetDeviceFiles } from './device-files.ts';
import { buildContestant } from './factories/build-user.ts';
import { isStep } from './publish-requests.ts';
import { renderApp } from './render-app.tsx';
import { loseConnection } from './requests.ts';
import { sampleRide } from './sample-upload.ts';
import { createTestUser, getAdminFirestore, type TestUser } from './test-users.ts';
import { click, expectPath, expectText, fill, findEnabled } from './user-actions.ts';

const readClip = (eventId: number) => readFileSync(getDemoClip(eventId).file);

/** @param change of the bytes */
export function createClipFile(
  eventId = 1,
  change: (bytes: Buffer) => Uint8Array = (bytes) => bytes,
  lastModified = 1_790_000_000_000,
): File {
  const name = basename(getDemoClip(eventId).file);
  return new File([change(readClip(eventId))], name, { type: 'video/mp4', lastModified });
}

/** Chooses a file in the app's file picker. */
export async function chooseFile(file = createClipFile()): Promise<void> {
  const input = await screen.findByLabelText('Video file');
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  fireEvent.change(input);
}

/** From the choice of a file to the details of its clip. */
export async function trimClip(file?: File): Promise<void> {
  await chooseFile(file);
  await click('button', 'Next');
  await screen.findByRole('heading', { name: 'Details' });
}

export async function fillDetails(changes: Partial<typeof sampleRide> = {}): Promise<void> {
  const { title, location, date, event, result } = { ...sampleRide, ...changes };
  await fill('Rodeo Event', title);
  await fill('Location', location);
  await fill('Event Date', date);
  await click('radio', event);
  await click('radio', /^(Qualified|Time)$/);
  await fill(/^(Score|Time in seconds)$/, result);
}

/** A contestant where uploads start, on an empty device. */
export async function prepareUpload(existing?: TestUser): Promise<TestUser> {
  resetDeviceFiles();
  const user = existing ?? (await createTestUser(buildContestant()));
  await renderApp('/upload', { as: user });
  return user;
}

/** A contestant with a clip and its details. */
export async function prepareRide(existing?: TestUser): Promise<TestUser> {
  const user = await prepareUpload(existing);
  await trimClip();
  await fillDetails();
  await findEnabled('button', 'Trim again');
  return user;
}

export async function expectField(label: string | RegExp, value: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await waitFor(() => expect(field.value).toBe(value));
}

export const dialog = async () => within(await screen.findByRole('dialog'));

export async function publish(): Promise<void> {
  await click('button', 'Publish');
  await click('button', 'Publish', await dialog());
}

export async function publishRide(): Promise<void> {
  await publish();
  await expectPath('/my-rodeo');
}

/** Cancels after the document was sent. @param options whether the server has it */
export async function cancelWithoutAnswer(options: { isHandled: boolean }): Promise<void> {
  loseConnection(isStep('document'), options);
  await publish();
  await expectText('Waiting for a connection');
  await click('button', 'Cancel');
  await findEnabled('button', 'Publish');
}

/** The published videos of an account. */
export async function fetchPublishedVideos(userId: string) {
  const { docs } = await getAdminFirestore().collection('videos').where('user_id', '==', userId).get();
  return docs.map((found) => found.data());
}
