import { render } from '@testing-library/react';
import dayjs from 'dayjs';
import { afterEach, expect, test, vi } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';

afterEach(() => {
  globalThis.language = undefined;
  dayjs.locale('en');
  vi.resetModules();
});

test('the figures of an animal have the decimal sign of the language', async () => {
  vi.resetModules();
  await import('#src/languages/pt.ts');
  const { MemoryRouter } = await import('react-router-dom');
  const { getRideFigures } = await import('#src/domain/ride-figures.ts');
  const { RecordFigures } = await import('./record-figures.tsx');
  const rides = Array.from({ length: 8 }, (_, index) =>
    parseVideo(`ride-${index}`, { event_type: 1, score: 86.5, rider_marks: 42, animal_marks: 44.5 }),
  );
  const { container } = render(
    <MemoryRouter>
      <RecordFigures figures={getRideFigures(rides)} year={undefined} ridesLabel={undefined} />
    </MemoryRouter>,
  );
  expect(container.textContent).toContain('44,5');
  expect(container.textContent).not.toMatch(/\d\.\d/);
});
