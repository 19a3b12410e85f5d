import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppMemoryContext, createAppMemory } from '#src/lib/app-memory.ts';
import { UploadHeader } from './upload-header.tsx';

test('[UPL-02] after Next, the focus is on the heading of the details', () => {
  const memory = createAppMemory();
  const page = (title: string, step: 0 | 1) => (
    <AppMemoryContext value={memory}>
      <UploadHeader key={step} title={title} step={step} />
    </AppMemoryContext>
  );
  const { rerender } = render(page('Trim your ride', 0));
  rerender(page('Details', 1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Details' }));
});
