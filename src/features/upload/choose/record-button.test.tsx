import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openVideos } from '../entry/open-videos.ts';
import { RecordButton } from './record-button.tsx';

vi.mock('../entry/open-videos.ts', () => ({ openVideos: vi.fn<typeof openVideos>() }));

test('[CAM-01] opens the camera of a phone, and what it has recorded', () => {
  Object.defineProperty(HTMLInputElement.prototype, 'capture', { value: '', configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(HTMLInputElement.prototype, 'capture'));
  const open = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => open.mockRestore());
  render(<RecordButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Record' }));
  const [camera] = open.mock.contexts;
  expect((camera as Element).getAttribute('capture')).toBe('environment');
  const ride = new File([''], 'ride.mov');
  fireEvent.change(screen.getByLabelText('Recorded video'), { target: { files: [ride] } });
  expect(openVideos).toHaveBeenCalledExactlyOnceWith([ride]);
});

test('is not there where the browser knows no camera', () => {
  render(<RecordButton />);
  expect(screen.queryByRole('button')).toBeNull();
});
