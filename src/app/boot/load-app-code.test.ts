import { expect, test, vi } from 'vitest';
import { loadAppCode } from './load-app-code.ts';

test.each(['load', 'error'])('the app starts once its styles are there, or fail: %s', async (event) => {
  document.head.replaceChildren();
  // Without an address, so that nothing is loaded.
  document.body.innerHTML = `<template id="app-code"><link rel="stylesheet" /><script type="application/json" id="app"></script></template>`;
  const loaded = loadAppCode();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.head.querySelector('#app')).toBeNull();
  document.head.querySelector('link')?.dispatchEvent(new Event(event));
  await loaded;
  await vi.waitFor(() => expect(document.head.querySelectorAll('#app')).toHaveLength(1));
  await loadAppCode();
  expect(document.head.children).toHaveLength(2);
  document.head.replaceChildren();
});
