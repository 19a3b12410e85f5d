import type { Page } from '@playwright/test';

/** The stored files of all drafts. */
export function listDraftFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const drafts = await root.getDirectoryHandle('upload-drafts', { create: true });
    const names: string[] = [];
    try {
      for await (const folder of drafts.values())
        if (folder instanceof FileSystemDirectoryHandle)
          for await (const name of folder.keys()) names.push(name);
    } catch {
      names.push('a folder that is being deleted');
    }
    return names;
  });
}

export interface DraftFiles {
  clip: Buffer;
  thumbnail: Buffer;
}

/** The content of the files of the only draft. */
export async function readDraftFiles(page: Page): Promise<DraftFiles> {
  const dataUrls = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const drafts = await root.getDirectoryHandle('upload-drafts');
    const found: Record<string, string> = {};
    for await (const folder of drafts.values()) {
      if (!(folder instanceof FileSystemDirectoryHandle)) continue;
      for await (const handle of folder.values()) {
        if (!(handle instanceof FileSystemFileHandle)) continue;
        const reader = new FileReader();
        reader.readAsDataURL(await handle.getFile());
        await new Promise((resolve) => reader.addEventListener('load', resolve));
        found[handle.name.endsWith('.png') ? 'thumbnail' : 'clip'] = reader.result as string;
      }
    }
    return found;
  });
  const toBuffer = (dataUrl = '') => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return { clip: toBuffer(dataUrls['clip']), thumbnail: toBuffer(dataUrls['thumbnail']) };
}
