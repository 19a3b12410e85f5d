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
