import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { test } from './support/e2e-test.ts';

const dir = '/tmp/shots/pedigree';
test('looks', async ({ logInAs, page }) => {
  test.setTimeout(240_000);
  const owner = buildContractor({ name: 'Prairie Jack Rodeo', location: 'Guthrie, OK' });
  const other = buildContractor({ name: 'Cascade Stock Co.' });
  const user = await createTestUser(owner);
  const bull = buildBull(owner, { name: 'Red Dirt Road', brand: 'J2' });
  const sire = buildBull(other, { name: 'Hard Times', brand: '88' });
  const dam = buildBull(owner, { name: 'Sugar Creek', brand: 'J19' });
  const grand = buildBull(other, { name: 'Whiskey Bend of the Tri-County Stockmen’s Invitational Old Timers Reunion', brand: '51' });
  const sons = ['No Mercy', 'Dust Devil', 'Back Forty'].map((name, i) => buildBull(i === 1 ? other : owner, { name, brand: `J4${i}` }));
  const rider = buildContestant();
  const videos = sons.flatMap((son, s) =>
    Array.from({ length: 5 + s }, (_, i) => buildVideo(owner, { animal: son, contestants: [rider], event_type: 1, score: i % 3 ? 0 : 80 + i + s, result: i % 3 ? 'bucked-off' : 'qualified', animal_marks: 40 + i + s * 0.5, ride_start: 2, ride_end: i % 3 ? 5.1 + i / 10 : 10, event_date: 1784937600 - i * 86400 * 7 })),
  );
  const own = Array.from({ length: 6 }, (_, i) => buildVideo(owner, { animal: bull, contestants: [rider], score: i % 2 ? 0 : 86, animal_marks: 44 + i / 4, ride_start: 1, ride_end: i % 2 ? 4 : 9.2, event_date: 1784937600 - i * 86400 }));
  const firestore = getAdminFirestore();
  const set = (path: string, data: object) => firestore.doc(path).set(data);
  for (const a of [bull, sire, dam, grand, ...sons]) await set(`animals/${a.id}`, a);
  for (const v of [...videos, ...own]) await set(`videos/${v.id}`, v);
  await set(`pedigrees/${bull.id}`, buildPedigree(bull, { sire, dam }));
  await set(`pedigrees/${sire.id}`, buildPedigree(sire, { sire: grand, dam: 'Ninety Proof' }));
  await set(`pedigrees/${dam.id}`, buildPedigree(dam, { sire: buildBull(other, { name: 'Iron Gate' }), dam: 'Calico Rose' }));
  for (const s of sons) await set(`pedigrees/${s.id}`, buildPedigree(s, { sire: bull }));
  await logInAs(user);
  const shots = async (name: string, path: string, wait: string, langs = ['en']) => {
    for (const [w, h] of [[1440, 900], [390, 844], [320, 568], [667, 375]] as const)
      for (const scheme of w === 1440 || w === 390 ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.setViewportSize({ width: w, height: h });
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(path);
        await page.getByText(wait).first().waitFor();
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${dir}/${name}-${w}-${scheme}.png`, fullPage: true });
      }
  };
  await shots('animal', `/animals/${bull.id}`, 'Cascade Stock Co.');
  await shots('edit', `/animals/pedigree/${bull.id}`, 'Choose the parents');
  await shots('sale', `/animals/sale-sheet/${bull.id}`, 'Scan to watch');
  await shots('empty', `/animals/${dam.id}`, 'Her son');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/animals/pedigree/${dam.id}`);
  await page.getByRole('combobox', { name: 'Name or brand of the dam' }).fill('Hard');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${dir}/choices.png` });
  await page.goto(`/animals/sale-sheet/${bull.id}`);
  await page.getByText('Scan to watch').waitFor();
  for (const format of ['A4', 'Letter']) await page.pdf({ path: `${dir}/sale-${format}.pdf`, format });
});
