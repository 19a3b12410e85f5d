import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projectRoot } from '#scripts/backend/project.ts';
import { renderApp } from './render-app.tsx';
import type { TestUser } from './test-users.ts';
import { click, expectAlert, expectRole } from './user-actions.ts';

const savedMessage = 'Your information was updated successfully.';

export async function openProfileForm(user: TestUser): Promise<void> {
  await renderApp('/profile/edit', { as: user });
  await expectRole('heading', 'Edit Profile');
}

export const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export const getEvents = (group: 'Participating events' | 'Favorite events') =>
  within(screen.getByRole('group', { name: group }));

export const toggleEvent = (group: 'Participating events' | 'Favorite events', event: string) =>
  click('checkbox', event, getEvents(group));

/** @param picture of the demo media, as `people/ana.jpg` */
export async function choosePhoto(picture: string): Promise<void> {
  const bytes = readFileSync(join(projectRoot, 'tools/demo-media/out', picture));
  const file = new File([bytes], picture, { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Profile photo'), file);
}

export const getPhotoPreview = () =>
  screen.getByRole('region', { name: 'Profile Picture' }).querySelector('img')?.src;

/** Saves and waits until the page says so. */
export async function saveProfile(): Promise<void> {
  await click('button', 'Save');
  await expectAlert('success', savedMessage);
}
