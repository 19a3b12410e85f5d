/** A square picture to render. */
interface Portrait {
  folder: 'people' | 'people-small' | 'animals';
  name: string;
  svg: string;
  /** Pixels. */
  size: number;
}

const renderSvg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
const renderPath = (color: string, d: string) => `<path fill="${color}" d="${d}"/>`;

interface FaceStyle {
  background: string;
  shirt: string;
  skin: string;
  hat?: string;
  band?: string;
  hair?: 'long' | 'short' | 'curls' | 'scarf';
  hairColor?: string;
  beard?: boolean;
}

const hairShapes = {
  long: 'M66 80Q54 130 62 176L86 160L80 90ZM134 80Q146 130 138 176L114 160L120 90ZM66 92Q60 44 100 42Q140 44 134 92Z',
  short: 'M66 100Q58 46 100 44Q142 46 134 100L130 84Q100 72 70 84Z',
  curls:
    'M62 92a17 17 0 0 1 6 -28a18 18 0 0 1 24 -18a18 18 0 0 1 30 6a18 18 0 0 1 14 30a14 14 0 0 1 -6 18L126 78Q100 64 74 78L68 100Z',
  scarf: 'M58 104Q50 38 100 36Q150 38 142 104Q146 150 160 176H40Q54 150 58 104Z',
};

/** Head and shoulders of a person. */
function renderFace({
  background,
  shirt,
  skin,
  hat,
  band = '#bd2a24',
  hair,
  hairColor = '#1a0e08',
  beard,
}: FaceStyle): string {
  return renderSvg(
    '0 0 200 200',
    [
      `<rect width="200" height="200" fill="${background}"/>`,
      hair === 'scarf' ? renderPath(hairColor, hairShapes.scarf) : '',
      renderPath(shirt, 'M24 210Q28 152 84 146H116Q172 152 176 210Z'),
      hair === 'long' ? renderPath(hairColor, hairShapes.long) : '',
      renderPath(skin, 'M82 120H118V152Q100 166 82 152ZM70 74H130V104Q128 136 100 138Q72 136 70 104Z'),
      hair === 'scarf'
        ? renderPath(hairColor, 'M66 92Q64 62 100 60Q136 62 134 92L142 80Q136 42 100 42Q64 42 58 80Z')
        : '',
      hair === 'scarf'
        ? renderPath(
            hairColor,
            'M66 100Q70 152 100 152Q130 152 134 100L146 110Q150 172 100 176Q50 172 54 110Z',
          )
        : '',
      beard ? renderPath(hairColor, 'M70 100Q100 118 130 100V110Q126 142 100 144Q74 142 70 110Z') : '',
      hair === 'short' || hair === 'curls' ? renderPath(hairColor, hairShapes[hair]) : '',
      hat
        ? renderPath(
            hat,
            'M28 84Q60 68 68 64Q70 26 84 22Q94 20 100 28Q106 20 116 22Q130 26 132 64Q140 68 172 84Q136 94 100 94Q64 94 28 84Z',
          )
        : '',
      hat ? renderPath(band, 'M68 60Q100 70 132 60V70Q100 80 68 70Z') : '',
    ].join(''),
  );
}

/** A contractor's brand inside a ring. */
function renderBrand(background: string, ring: string, strokes: string): string {
  return renderSvg(
    '0 0 200 200',
    `<rect width="200" height="200" fill="${background}"/>
     <circle cx="100" cy="100" r="76" fill="none" stroke="${ring}" stroke-width="5"/>
     <path d="${strokes}" fill="none" stroke="#f3e7d2" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

const people: Record<string, string> = {
  prairieJack: renderBrand(
    '#3a2116',
    '#d9b98a',
    'M64 76V124M64 76H86Q98 76 98 88T86 100H64M134 76V112Q134 126 120 126T106 114',
  ),
  longDraw: renderBrand('#27414f', '#8fb3bd', 'M62 72V126H88M106 74V126H116Q140 126 140 100T116 74H106'),
  redMesa: renderBrand('#8a2a1c', '#e6c793', 'M54 128L76 84H124L146 128M88 128L100 104L112 128'),
  cody: renderFace({
    background: '#c98a54',
    shirt: '#bd2a24',
    skin: '#b57a58',
    hat: '#f3e7d2',
    band: '#3a2116',
  }),
  ana: renderFace({
    background: '#5b6b3f',
    shirt: '#3a2116',
    skin: '#8a563a',
    hat: '#f3e7d2',
    hair: 'long',
    hairColor: '#170c08',
  }),
  wade: renderFace({
    background: '#8a2a1c',
    shirt: '#d9b98a',
    skin: '#9a6242',
    hat: '#1b100b',
    band: '#d8a646',
  }),
  jess: renderFace({
    background: '#34576a',
    shirt: '#f3e7d2',
    skin: '#c99372',
    hat: '#2a1810',
    hair: 'long',
    hairColor: '#5a2d16',
  }),
  darius: renderFace({
    background: '#d9b98a',
    shirt: '#27414f',
    skin: '#5a3524',
    hat: '#6a3b20',
    band: '#f3e7d2',
    beard: true,
  }),
  mia: renderFace({
    background: '#bd2a24',
    shirt: '#f3e7d2',
    skin: '#a8704c',
    hair: 'long',
    hairColor: '#24130b',
  }),
  ruth: renderFace({
    background: '#6b7a52',
    shirt: '#34576a',
    skin: '#d8a888',
    hair: 'short',
    hairColor: '#d6cdbf',
  }),
  sam: renderFace({
    background: '#e6c793',
    shirt: '#5b6b3f',
    skin: '#c99a72',
    hair: 'short',
    hairColor: '#1a0e08',
  }),
  noor: renderFace({
    background: '#27414f',
    shirt: '#3a2116',
    skin: '#b98660',
    hair: 'scarf',
    hairColor: '#d8a646',
  }),
};

interface AnimalStyle {
  background: string;
  disc: string;
  coat: string;
  dark: string;
  mark: string;
  horns?: string;
}

/** Front view of a bull, steer or calf. */
function renderCattle({ background, disc, coat, dark, mark, horns }: AnimalStyle): string {
  return renderSvg(
    '335 -30 930 930',
    [
      `<rect x="300" y="-60" width="1000" height="1000" fill="${background}"/><circle cx="800" cy="470" r="420" fill="${disc}"/>`,
      renderPath(dark, 'M500 900Q520 640 640 560L960 560Q1080 640 1100 900Z'),
      renderPath(
        coat,
        'M800 300Q930 300 1000 380Q1020 470 980 560Q950 650 920 730Q900 800 800 806Q700 800 680 730Q650 650 620 560Q580 470 600 380Q670 300 800 300Z',
      ),
      renderPath(
        coat,
        'M1000 430Q1090 400 1150 440Q1130 510 1040 520Q1000 510 990 480ZM600 430Q510 400 450 440Q470 510 560 520Q600 510 610 480Z',
      ),
      renderPath(
        mark,
        'M800 318Q850 318 872 380Q860 520 876 640Q850 690 800 690Q750 690 724 640Q740 520 728 380Q750 318 800 318Z',
      ),
      horns
        ? renderPath(
            horns,
            'M985 372Q1120 390 1210 300Q1260 230 1232 140Q1300 240 1262 350Q1190 470 990 436ZM615 372Q480 390 390 300Q340 230 368 140Q300 240 338 350Q410 470 610 436Z',
          )
        : '',
      renderPath(
        dark,
        'M676 452Q716 440 730 470Q716 494 684 490ZM924 452Q884 440 870 470Q884 494 916 490ZM702 700Q800 668 898 700Q894 782 800 790Q706 782 702 700Z',
      ),
      renderPath(coat, 'M736 724Q760 712 772 738Q760 752 740 748ZM864 724Q840 712 828 738Q840 752 860 748Z'),
      renderPath(
        dark,
        'M716 330Q740 268 770 318Q800 250 830 318Q862 268 884 330Q850 390 826 358Q800 400 774 358Q750 390 716 330Z',
      ),
    ].join(''),
  );
}

/** Side view of a horse's head. */
function renderHorse({ background, disc, coat, dark, mark }: AnimalStyle): string {
  return renderSvg(
    '335 60 860 860',
    [
      `<rect x="300" width="1000" height="1000" fill="${background}"/><circle cx="780" cy="480" r="390" fill="${disc}"/>`,
      renderPath(
        coat,
        'M560 940Q600 700 640 560Q660 430 740 330Q760 240 752 170Q800 190 826 250Q856 200 872 196Q884 240 872 290Q930 350 960 440Q1010 540 1060 620Q1080 680 1040 720Q990 750 940 716Q880 650 820 610Q840 740 960 940Z',
      ),
      renderPath(
        dark,
        'M752 170Q640 230 570 380Q500 520 480 720Q470 820 500 940H600Q600 760 660 560Q690 420 760 320ZM820 190Q800 260 850 350Q862 300 850 240Z',
      ),
      renderPath(
        '#1a0e09',
        'M884 420Q912 400 930 430Q914 452 888 446ZM1004 640Q1030 620 1044 650Q1030 676 1004 668Z',
      ),
      renderPath(mark, 'M868 330Q900 352 916 392Q960 470 990 540Q960 520 930 470Q884 400 868 330Z'),
    ].join(''),
  );
}

const red = { background: '#8a2a1c', disc: '#a33422' };
const sand = { background: '#d8b27a', disc: '#e6c793' };
const denim = { background: '#27414f', disc: '#34576a' };
const sage = { background: '#5b6b3f', disc: '#7a8a4f' };
const [ivory, night] = ['#f3e7d2', '#120906'];

const animals: Record<string, string> = {
  J7: renderCattle({ ...red, coat: '#2a150d', dark: night, mark: '#53301f', horns: ivory }),
  J12: renderCattle({ ...denim, coat: '#1d1a1c', dark: '#0c0a0b', mark: '#322c2e', horns: ivory }),
  J31: renderCattle({ ...sand, coat: '#6a3b20', dark: '#24130b', mark: ivory, horns: '#fff6e6' }),
  J48: renderCattle({ ...sage, coat: '#b9ad9c', dark: '#4a4038', mark: '#d9cfbf', horns: '#fff6e6' }),
  L3: renderCattle({ ...denim, coat: '#e6d9c0', dark: '#5a4a3a', mark: '#fff6e6', horns: '#fff6e6' }),
  R5: renderCattle({ ...sand, coat: '#8b3a1f', dark: '#3a160b', mark: '#a9552f', horns: ivory }),
  J204: renderCattle({ ...sage, coat: '#a8743f', dark: '#4a2a14', mark: ivory, horns: '#fff6e6' }),
  J201: renderCattle({ ...sand, coat: '#3a2116', dark: '#1a0d08', mark: '#5a3a28', horns: ivory }),
  R60: renderCattle({ ...red, coat: '#c98a54', dark: '#5a2d16', mark: '#e6c793', horns: '#fff6e6' }),
  J310: renderCattle({ ...sage, coat: '#1f140e', dark: '#0d0805', mark: ivory }),
  R71: renderCattle({ ...denim, coat: '#7d4022', dark: '#3a1c0e', mark: '#f3e7d2' }),
  J102: renderHorse({ ...red, coat: '#6a3a20', dark: '#1a0e09', mark: ivory }),
  J115: renderHorse({ ...denim, coat: '#b9ad9c', dark: '#6d6257', mark: '#d9cfbf' }),
  L19: renderHorse({ ...sand, coat: '#24150d', dark: '#0f0805', mark: '#3a2418' }),
  L41: renderHorse({ ...sage, coat: '#d8b27a', dark: '#3a2116', mark: ivory }),
  L44: renderHorse({ ...sand, coat: '#1a1412', dark: '#0c0908', mark: ivory }),
  L52: renderHorse({ ...red, coat: '#8b4a24', dark: '#5a2d16', mark: '#a9653a' }),
  Pistachio: renderHorse({ ...sage, coat: '#e0b566', dark: '#f3e7d2', mark: ivory }),
  WB: renderHorse({ ...denim, coat: '#7b4526', dark: '#1a0e09', mark: ivory }),
  Juniper: renderHorse({ ...sand, coat: '#8f4322', dark: '#5e2a14', mark: ivory }),
};

/** Portraits of all people and animals of the demo data, by the names that scripts/seed uses. */
export function getPortraits(): Portrait[] {
  return [
    ...Object.entries(people).flatMap(([name, svg]) => [
      { folder: 'people' as const, name, svg, size: 320 },
      { folder: 'people-small' as const, name, svg, size: 176 },
    ]),
    ...Object.entries(animals).map(([name, svg]) => ({ folder: 'animals' as const, name, svg, size: 400 })),
  ];
}
