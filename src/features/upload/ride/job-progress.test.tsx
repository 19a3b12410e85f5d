import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TrimSession } from '#src/media/trim-session.ts';
import { buildTrimmingUpload } from '#tests/support/factories/build-upload.ts';
import { cutSelection } from '../job/upload-actions.ts';
import { initialUpload } from '../job/upload-state.ts';
import { useUploadStore } from '../job/upload-store.ts';
import { CutProgress } from './job-progress.tsx';

vi.mock('../job/draft-storage.ts', () => ({}));
vi.mock('../job/draft-session.ts', () => ({}));

function ShownProgress() {
  const upload = useUploadStore();
  return upload.stage === 'cutting' && <CutProgress upload={upload} />;
}

afterEach(() => useUploadStore.setState(initialUpload, true));

test('[UPL-05] says why the progress of a cut starts again', async () => {
  const trim = vi.fn<TrimSession['trim']>(() => new Promise(() => undefined));
  useUploadStore.setState(buildTrimmingUpload({ trim, dispose: () => undefined }), true);
  void cutSelection();
  render(<ShownProgress />);
  expect(screen.getByRole('status').textContent).toBe('Trimming');
  const report = trim.mock.calls[0]?.[1]?.onProgress;
  report?.(0.9, false);
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('90');
  report?.(0.1, true);
  await screen.findByText(/wasn't exact, so we're converting the whole clip/);
  expect(screen.getByRole('status').textContent).toBe('Converting');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
});
