import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { setReportSink } from '#src/lib/log.ts';
import * as files from '#src/lib/save-file.ts';
import { SaveCard } from './save-card.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test.each([
  ['fails', 'NotAllowedError', 1, 1],
  ['is left', 'AbortError', 0, 0],
])('[CARD-06] where the share sheet %s, the card is saved or stays', async (_how, name, saved, done) => {
  setReportSink(() => undefined);
  const saveFile = vi.spyOn(files, 'saveFile').mockReset().mockReturnValue();
  const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('No.', name)));
  Object.assign(navigator, { share, canShare: () => true });
  const onDone = vi.fn<() => void>();
  const ride = parseVideo('ride', { video_id: 'ride', title: 'Elko Fair' });
  render(<SaveCard ride={ride} file={new Blob(['film'])} onDone={onDone} />);
  fireEvent.click(screen.getByText('Share'));
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(saved));
  expect(onDone).toHaveBeenCalledTimes(done);
});
