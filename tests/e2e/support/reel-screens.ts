import type { Page } from '@playwright/test';
import { reels } from '#tests/support/demo/seed-reels.ts';

const id = reels[0]?.id;

/** Clicks a button and waits for its dialog. */
export const openDialog = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

export const reelScreens = {
  visitor: [
    { name: 'reel of a visitor', path: `/reels/${id}` },
    { name: 'reel on paper', path: `/reels/${id}/print` },
    { name: 'unknown reel', path: '/reels/unknown' },
  ],
  /** Whose reel it is. */
  contestant: [
    { name: 'my reels', path: '/my-rodeo?tab=reels' },
    { name: 'new reel', path: '/reels/new' },
    { name: 'rides of a reel', path: `/reels/edit/${id}`, open: openDialog('Add rides') },
    { name: 'delete reel dialog', path: `/reels/edit/${id}`, open: openDialog('Delete reel') },
  ],
} as const;
