import { fireEvent, screen, within } from '@testing-library/react';
import { sampleRide } from './sample-upload.ts';
import type { TestUser } from './test-users.ts';
import { createClipFile, dialog, prepareUpload } from './uploads.ts';
import { click, expectPath, expectRole, fill } from './user-actions.ts';

export type ChosenFile = ReturnType<typeof createClipFile>;

export const createSources = () => [createClipFile(1), createClipFile(6)];

/** @param label of the input */
export async function chooseSources(label: string, chosen = createSources()) {
  const [input] = await screen.findAllByLabelText(label);
  Object.defineProperty(input, 'files', { configurable: true, value: chosen });
  if (input) fireEvent.change(input);
}

/** Two files with a ride each, of a contestant, who needs no animal. */
export async function openNight(existing?: TestUser) {
  const user = await prepareUpload(existing);
  await chooseSources('Video file');
  await expectPath('/upload/night');
  await expectRole('region', 'The whole night');
  return user;
}

export async function fillRodeo() {
  await fill('Rodeo Event', sampleRide.title);
  await fill('Location', sampleRide.location);
  await fill('Event Date', sampleRide.date);
  await click('radio', sampleRide.event);
}

/** @param event if it is another one than that of the others */
export async function fillScore(number: number, score: string, event?: string) {
  await click('button', `Details: Ride ${number}`);
  if (event) await click('radio', event, await dialog());
  await click('radio', 'Qualified', await dialog());
  await fill('Score', score, await dialog());
  await click('button', 'Save', await dialog());
}

export async function publishNight(count: number) {
  await click('button', `Publish ${count} rides`);
  await click('button', 'Publish', await dialog());
}

export const findRide = async (number: number) => {
  const rows = await screen.findAllByRole('listitem');
  const row = rows.find(({ firstElementChild }) => firstElementChild?.textContent === String(number));
  if (!row) throw new Error(`There is no ride ${number}`);
  return within(row);
};

/** In ascending order. */
export const getScores = (videos: readonly { score?: unknown }[]) =>
  videos.map(({ score }) => Number(score)).toSorted((one, other) => one - other);
