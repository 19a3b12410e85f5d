import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTypesense } from 'firebase-engines/typesense/server.ts';
import type { RunningServer } from 'firebase-engines/listen.ts';
import { getSeedDocuments } from '#tests/support/demo/seed-files.ts';
import { reels as seedReels } from '#tests/support/demo/seed-reels.ts';
import { searchAnimals, searchPeople, searchReels, searchVideos } from '#src/data/search/search-request.ts';
import { allCategories } from '#src/domain/search.ts';
import { planSearch } from '#src/domain/search-words/plan-search.ts';
import { understandText } from '#src/domain/search-words/understand-text.ts';
import { buildBull, buildHorse } from './factories/build-animal.ts';
import { buildContestant, buildContractor } from './factories/build-user.ts';
import { buildVideo } from './factories/build-video.ts';
import { collectionNames, toIndexDocument } from '#services/search-sync/index-documents.ts';
import { createSearchIndex } from '#services/search-sync/search-index.ts';

/* What fans of the ten events type, in the words of three languages, searched as the page does. */

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

const thiago = buildContestant({ first_name: 'Thiago', last_name: 'Salgado', location: 'Barretos, SP' });
const lucia = buildContestant({
  first_name: 'Lucía',
  last_name: 'Íñiguez',
  location: 'Guadalajara, Jalisco',
});
const larissa = buildContestant({ first_name: 'Larissa', last_name: 'Moraes', location: 'Goiânia, GO' });
const ranch = buildContractor({ name: 'Rancho Los Nogales', location: 'Lagos de Moreno, Jal.' });
const company = buildContractor({ name: 'Companhia Pé Vermelho', location: 'Colorado, PR' });
const furacao = buildBull(company, { name: 'Furacão', brand: '301' });
const alacran = buildBull(ranch, { name: 'Alacrán', brand: '88' });
const estrela = buildHorse(larissa, { name: 'Estrela Guia', brand: '' });
const barretos = {
  title: 'Festa do Peão de Barretos',
  location: 'Barretos, SP',
  event_date: day('2025-08-22'),
};
const jaliscoFair = {
  title: 'Feria de Lagos',
  location: 'Lagos de Moreno, Jalisco',
  event_date: day('2025-08-03'),
};

const southern = {
  users: [thiago, lucia, larissa, ranch, company],
  animals: [furacao, alacran, estrela],
  videos: [
    buildVideo(company, { ...barretos, animal: furacao, contestants: [thiago], event_type: 1, score: 91.25 }),
    buildVideo(ranch, { ...jaliscoFair, animal: alacran, contestants: [thiago], event_type: 1, score: 0 }),
    buildVideo(larissa, { ...barretos, animal: estrela, event_type: 5, time: 17.333 }),
    buildVideo(lucia, { ...jaliscoFair, event_type: 8, time: 3.4 }),
    buildVideo(lucia, {
      ...{ title: 'Rodeo de Media Noche', location: 'Hermosillo, Son.', event_date: day('2026-05-02') },
      ...{ event_type: 5, time: 16.2 },
    }),
    buildVideo(thiago, {
      ...{ title: 'Mount Isa Mines Rodeo', location: 'Mount Isa, QLD', event_date: day('2026-08-07') },
      ...{ event_type: 1, score: 84 },
    }),
  ],
};

let service: RunningServer;
let config: { url: string; key: string };

beforeAll(async () => {
  const keys = { adminKey: 'admin', searchKey: 'search' };
  service = await startTypesense({ host: '127.0.0.1', port: 0, ...keys });
  config = { url: `http://127.0.0.1:${service.port}`, key: keys.searchKey };
  const index = createSearchIndex(config.url, keys.adminKey);
  await index.createCollections();
  const seed = getSeedDocuments('');
  const stored = {
    users: [...seed.users, ...southern.users],
    animals: [...seed.animals, ...southern.animals],
    videos: [...seed.videos, ...southern.videos],
    reels: seedReels,
  };
  for (const name of collectionNames) {
    const documents = stored[name].flatMap((document) => toIndexDocument(name, document.id, document) ?? []);
    const [rejected] = await index.upsertDocuments(name, documents);
    if (rejected) throw new Error(`${name}/${rejected.id}: ${rejected.reason}`);
  }
  await index.publish();
});
afterAll(() => service.close());

/** The first ten of each section of the page, one line each. */
async function search(text: string): Promise<string[]> {
  const understood = understandText(text);
  const { searches, text: rest } = planSearch(allCategories, text, understood);
  const request = { category: allCategories, text: rest, criteria: understood.criteria, limit: 10 };
  const [people, animals, videos, reels] = await Promise.all([
    searches.people ? searchPeople(config, request) : undefined,
    searches.animals ? searchAnimals(config, request) : undefined,
    searches.videos ? searchVideos(config, request) : undefined,
    searches.reels ? searchReels(config, { ...request, text }) : undefined,
  ]);
  return [
    ...(people?.items ?? []).map(
      (one) => `person ${one.name} ${one.first_name} ${one.last_name}, ${one.location}`,
    ),
    ...(animals?.items ?? []).map((one) => `${one.animal_type} ${one.brand} ${one.name}`),
    ...(videos?.items ?? []).map(
      (one) =>
        `ride ${one.event_type} ${one.title} ${new Date((one.event_date ?? 0) * 1000).getUTCFullYear()}, ${one.location}: ${one.contestants_names.join()} ${one.user_name}, ${one.animal_name} ${one.score ?? one.time}`,
    ),
    ...(reels?.items ?? []).map((one) => `reel ${one.title}`),
  ];
}

type Query = readonly [text: string, wanted: RegExp, unwanted?: RegExp | undefined];

const notEvent = (id: number) => new RegExp(`^ride (?!${id} )`);

const queries: Readonly<Record<string, readonly Query[]>> = {
  en: [
    ['bull riding', /^ride 1 /, notEvent(1)],
    ['bulls texas', /^ride 1 .*, TX/, /^ride (?!1 .*, TX)/],
    ['bull riding texas 2026', /^ride 1 .*2026, .*, TX/, /^ride (?!1 .*2026, .*, TX)/],
    ['texas dusty devil', /^ride 1 .*, TX.*Dust Devil/],
    ['bareback riding', /^ride 2 /, notEvent(2)],
    ['broncs at cheyenne', /^ride 3 Cheyenne/, notEvent(3)],
    ['saddle bronc montana', /^ride 3 .*, MT/, /^ride (?!3 .*, MT)/],
    ['team roping arizona', /^ride 4 .*, AZ/, /^ride (?!4 .*, AZ)/],
    ['barrel racing cheyenne', /^ride 5 Cheyenne/, notEvent(5)],
    ['barrels', /^ride 5 /, notEvent(5)],
    ['steer wrestling', /^ride 6 /, notEvent(6)],
    ['bulldogging boley', /^ride 6 Boley/, notEvent(6)],
    ['tie-down roping', /^ride 7 /, notEvent(7)],
    ['calf roping houston', /^ride 7 RodeoHouston/, notEvent(7)],
    ['breakaway', /^ride 8 /, notEvent(8)],
    ['pole bending', /^ride 9 /, notEvent(9)],
    ['goat tying alberta', /^ride 10 .*, AB/, /^ride (?!10 .*, AB)/],
    ['bucked off cody latham', /^ride 1 .*Cody Latham.* 0$/, /^ride .* (?!0$)[\d.]+$/],
    ['88.5', /^ride 1 Caldwell.* 88\.5$/, /^ride .* (?!88\.5$)[\d.]+$/],
    ['dust devil', /^bull J7 Dust Devil/],
    ['j7', /^bull J7 /],
    ['wyoming', /^ride .*, WY/, /^ride (?!.*, WY)/],
    ['Pendleton, OR', /^ride .*Pendleton Round-Up/],
    ['prairie jack', /^person .*Prairie Jack/],
    ['bull ridding', /^ride 1 /, notEvent(1)],
    ['best bull rides', /^ride 1 /],
    ['darius boone northern lights', /^ride 3 .*Darius Boone.*Northern Lights/],
    ['cody latham bull riding houston', /^ride 1 /],
    ['womens breakaway roping', /^ride 8 /, notEvent(8)],
    ['team ropers', /^ride 4 /, notEvent(4)],
    ['barel racing', /^ride 5 /, notEvent(5)],
    ['bareback 85 points', /^ride 2 .* 85$/, notEvent(2)],
    ['cheyenne frontier days 2026', /^ride .*Cheyenne Frontier Days 2026/],
    ['bucking bulls', /^bull /],
    ['queensland', /^ride 1 Mount Isa/, /^ride (?!.*QLD)/],
  ],
  es: [
    ['monta de toros', /^ride 1 /, notEvent(1)],
    ['toros en jalisco', /^ride 1 Feria de Lagos/, /^ride (?!1 .*Jalisco)/],
    ['jaripeo 2025', /^ride 1 Feria de Lagos 2025/, /^ride (?!1 .*2025)/],
    ['caballo a pelo', /^ride 2 /, notEvent(2)],
    ['bronco con montura', /^ride 3 /, notEvent(3)],
    ['lazo en pareja', /^ride 4 /, notEvent(4)],
    ['barriles sonora', /^ride 5 Rodeo de Media Noche/, /^ride (?!5 .*Son)/],
    ['carrera de barriles', /^ride 5 /, notEvent(5)],
    ['derribo de novillo', /^ride 6 /, notEvent(6)],
    ['lazo de becerro texas', /^ride 7 .*, TX/, /^ride (?!7 .*, TX)/],
    ['carrera de postes', /^ride 9 /, notEvent(9)],
    ['amarre de chivo', /^ride 10 /, notEvent(10)],
    ['derribado alacran', /^ride 1 .*Alacrán 0$/, /^ride .* (?!0$)[\d.]+$/],
    ['toro de reparo', /^bull /],
    ['mejores montas de toros 2026', /^ride 1 .*2026/],
    ['coleadero', /./],
    ['videos de jaripeo en jalisco', /^ride 1 Feria de Lagos/],
    ['lazo de lucia íñiguez', /^ride 8 Feria de Lagos/],
    ['toro alacrán', /^bull 88 Alacrán/],
    ['lucia iñiguez', /^person .*Lucía Íñiguez/],
  ],
  pt: [
    ['montaria em touros', /^ride 1 /, notEvent(1)],
    ['touro em são paulo', /^ride 1 .*, SP/, /^ride (?!1 .*, SP)/],
    ['barretos 2025', /^ride .*Barretos 2025/, /^ride (?!.*2025)/],
    ['sela americana', /^ride 3 /, notEvent(3)],
    ['laço em dupla', /^ride 4 /, notEvent(4)],
    ['três tambores', /^ride 5 /, notEvent(5)],
    ['tambor barretos', /^ride 5 Festa do Peão de Barretos/, notEvent(5)],
    ['bulldog', /^ride 6 /, notEvent(6)],
    ['laço de bezerro', /^ride 7 /, notEvent(7)],
    ['seis balizas', /^ride 9 /, notEvent(9)],
    ['touro furacão', /^bull 301 Furacão/],
    ['cutiano', /./],
    ['rodeio de barretos', /^ride .*Barretos/],
    ['festa do peao 2025 touros', /^ride 1 Festa do Peão.* 2025/],
    ['melhores montarias', /^ride 1 /],
    ['bareback calgary', /^ride 2 Calgary/],
    ['prova dos três tambores goiás', /^person .*Larissa/],
    ['thiago salgado touro', /^ride 1 .*Thiago/],
    ['furacao', /^bull 301 Furacão/],
    ['91,25', /^ride 1 .*Furacão 91\.25$/, /^ride .* (?!91\.25$)[\d.]+$/],
  ],
};

/** The queries that do not find what they name, with why. */
const missed: Readonly<Record<string, string>> = {
  coleadero: 'is not among the ten events',
  cutiano: 'is not among the ten events',
  'melhores montarias': 'asks for a ranking, which are the leaderboards',
};

const all = Object.entries(queries).flatMap(([language, of]) =>
  of.map(([text, wanted, unwanted]) => ({ language, text, wanted, unwanted })),
);

test('there are fifty of them, half in Spanish and Portuguese', () => {
  expect(all.length).toBeGreaterThanOrEqual(50);
  expect(all.filter(({ language }) => language !== 'en').length * 2).toBeGreaterThanOrEqual(all.length);
  expect(Object.keys(missed).length).toBeLessThanOrEqual(5);
});

test.each(all)(
  '[SRCH-09] $language: "$text" shows what it names among the first ten',
  async ({ text, wanted, unwanted }) => {
    const lines = await search(text);
    const found = lines.some((line) => wanted.test(line));
    expect([text, lines, found]).toEqual([text, lines, missed[text] === undefined]);
    expect(lines.filter((line) => unwanted?.test(line))).toEqual([]);
  },
);
