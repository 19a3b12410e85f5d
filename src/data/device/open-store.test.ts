import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { openStore } from './open-store.ts';

test('[UPL-10] a draft is kept after the browser has closed the connection without telling', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const store = openStore('drafts', 'by-owner');
  await set('owner', 'first', store);
  const [first] = open.mock.results;
  if (first?.type === 'return') first.value.result.close();
  await set('owner', 'second', store);
  expect(await get('owner', store)).toBe('second');
  expect(open).toHaveBeenCalledTimes(2);
});

test('what the device refuses is not tried again', async () => {
  const store = openStore('full', 'by-owner');
  const write = vi.fn<() => never>(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(store('readwrite', write)).rejects.toThrow(DOMException);
  expect(write).toHaveBeenCalledOnce();
});
