import type { Page } from '@playwright/test';
import { reels } from '#tests/support/demo/seed-reels.ts';

const id = reels.find((reel) => !reel.is_result_list)?.id;
const listId = reels.find((reel) => reel.is_result_list)?.id;

/** Clicks a button and waits for its dialog. */
export const openDialog = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

const chooseFromMenu = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

export const reelScreens = {
  visitor: [
    { name: 'reel of a visitor', path: `/reels/${id}` },
    { name: 'reel on paper', path: `/reels/${id}/print` },
    { name: 'unknown reel', path: '/reels/unknown' },
    { name: 'result list of a visitor', path: `/reels/${listId}` },
    { name: 'result list on paper', path: `/reels/${listId}/print` },
  ],
  fan: [
    { name: 'report of a result list', path: `/reels/${listId}`, open: chooseFromMenu('Report') },
    { name: 'rides kept on the device', path: '/kept' },
  ],
  /** Whose reel it is. */
  contestant: [
    { name: 'my reels', path: '/my-rodeo?tab=reels' },
    { name: 'new reel', path: '/reels/new' },
    { name: 'rides of a reel', path: `/reels/edit/${id}`, open: openDialog('Add rides') },
    { name: 'delete reel dialog', path: `/reels/edit/${id}`, open: openDialog('Delete reel') },
  ],
} as const;
