import { expect, test, vi } from 'vitest';
import { parseReel } from '#src/domain/reel.ts';
import { getResultList } from '#src/domain/result-list.ts';
import { parseVideo } from '#src/domain/video.ts';
import * as files from '#src/lib/save-file.ts';
import { saveResults } from './save-results.ts';

const build = (id: string, rider: string, score: number, date: string) =>
  parseVideo(id, {
    ...{ video_id: id, event_type: 1, score, event_date: Date.parse(`${date}Z`) / 1000 },
    ...{ contestants_id: [rider], contestants_names: [rider], animal_id: id, animal_brand: id },
    animal_name: 'Ghost',
  });

/** The lines of the table, without its byte order mark and its quotes. */
async function save(rides: ReturnType<typeof build>[]): Promise<string[]> {
  const saveFile = vi.spyOn(files, 'saveFile').mockReset().mockReturnValue();
  saveResults(parseReel('list', { title: 'Friday' }), getResultList(rides));
  const table = await saveFile.mock.lastCall?.[1].text();
  return (table ?? '')
    .replaceAll(/[\uFEFF"]/g, '')
    .trimEnd()
    .split('\r\n');
}

const link = (id: string) => `${location.origin}/video/${id}`;

test('[RES-08] the table has a column for what each cell is: with one round, no average', async () => {
  const rides = [build('7', 'Ana', 80, '2026-10-02'), build('3', 'Zoe', 0, '2026-10-02')];
  expect(await save(rides)).toEqual([
    'Event,Place,Rider,Result,Animal,Link',
    `Bull Riding,1,Ana,80,7 Ghost,${link('7')}`,
    `Bull Riding,,Zoe,Off,3 Ghost,${link('3')}`,
  ]);
});

test('[RES-08] the event with the most rounds decides the columns of all', async () => {
  const run = (id: string, date: string) => ({
    ...{ ...build(id, 'Eve', 0, date), event_type: 5, score: null, time: 17.3 },
    ...{ animal_id: '', animal_brand: '' },
  });
  expect(
    await save([build('7', 'Ana', 80, '2026-10-02'), run('8', '2026-10-02'), run('9', '2026-10-03')]),
  ).toEqual([
    'Event,Place,Rider,Round 1,Animal 1,Round 2,Animal 2,Average,Link',
    `Bull Riding,1,Ana,80,7 Ghost,,,80,${link('7')}`,
    `Barrel Racing,1,Eve,17.30,,17.30,,17.30,${link('8')}`,
  ]);
});

test('[RES-08] with two rounds, a result and an animal of each, and the average', async () => {
  const rides = [
    build('7', 'Ana', 80, '2026-10-02'),
    build('9', 'Ana', 85.5, '2026-10-03'),
    build('3', 'Zoe', 88, '2026-10-02'),
  ];
  expect(await save(rides)).toEqual([
    'Event,Place,Rider,Round 1,Animal 1,Round 2,Animal 2,Average,Link',
    `Bull Riding,1,Ana,80,7 Ghost,85.5,9 Ghost,82.75,${link('7')}`,
    `Bull Riding,2,Zoe,88,3 Ghost,,,88,${link('3')}`,
  ]);
});

test('[RES-08] with two rounds, the cell of the average is empty for those without one', async () => {
  const rides = [
    ...[build('7', 'Ana', 80, '2026-10-02'), build('9', 'Ana', 85.5, '2026-10-03')],
    build('3', 'Zoe', 0, '2026-10-02'),
  ];
  expect((await save(rides))[2]).toBe(`Bull Riding,,Zoe,Off,3 Ghost,,,,${link('3')}`);
});
