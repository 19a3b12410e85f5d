import type { HorseStyle } from './figures/horse.ts';
import * as arenaStyles from './arena-styles.ts';
import type { Scene } from './scene.ts';
import { createBuckScene } from './scenes/buck.ts';
import { createChaseScene } from './scenes/chase.ts';
import { createDismountScene } from './scenes/dismount.ts';
import { createRaceScene } from './scenes/race.ts';

const silhouette = { skin: '#1a0e08', boots: '#120a06' };
const black: HorseStyle = { coat: '#1a0f09', dark: '#0f0805' };
const bay: HorseStyle = { coat: '#5a2f1a', dark: '#24120a', blaze: '#f0e2cc' };
const sorrel: HorseStyle = { coat: '#7d4022', dark: '#4a2413', blaze: '#f3e7d2' };
const grey: HorseStyle = { coat: '#b9ad9c', dark: '#7d7265' };

/** Scenes by clip name, which is also the file name. */
export const sceneFactories: Record<string, () => Scene> = {
  'bull-night': () =>
    createBuckScene({
      arena: arenaStyles.nightArena,
      stock: { kind: 'bull', style: { coat: '#170d08', dark: '#0d0705', horns: '#f7ecd8', eye: '#f7ecd8' } },
      rider: { ...silhouette, shirt: '#f3e7d2', legs: '#bd2a24', fringe: true, hat: '#f7ecd8' },
      seconds: 9,
      period: 0.92,
      turns: [3.6, 6.4],
    }),
  'bronc-sun': () =>
    createBuckScene({
      arena: arenaStyles.redSun,
      stock: { kind: 'horse', style: { coat: '#2a1710', dark: '#1a0e09' }, saddle: '#7a3a1c' },
      rider: { ...silhouette, shirt: '#f8eedb', legs: '#8b3a1f', fringe: true, hat: '#1a0e09' },
      seconds: 8,
      period: 0.98,
      turns: [5.1],
    }),
  'bareback-dusk': () =>
    createBuckScene({
      arena: arenaStyles.dusk,
      stock: { kind: 'horse', style: { coat: '#1a0d08', dark: '#100705' } },
      rider: { ...silhouette, shirt: '#f4d59b', legs: '#7a2018', fringe: true, hat: '#140a06' },
      seconds: 8,
      period: 0.84,
      turns: [0, 4.6],
    }),
  'barrels-night': () =>
    createRaceScene({
      arena: arenaStyles.blueNight,
      mount: {
        horse: black,
        saddle: '#5a2d16',
        rider: { ...silhouette, shirt: '#bd2a24', legs: '#4a2a18', hat: '#f3e7d2', hair: '#3a1c10' },
      },
      seconds: 9,
      marker: 'barrel',
      markers: [0, 2400],
      legSeconds: 3.2,
    }),
  'poles-day': () =>
    createRaceScene({
      arena: arenaStyles.spring,
      mount: {
        horse: sorrel,
        saddle: '#2a1810',
        rider: {
          skin: '#c99372',
          boots: '#24130b',
          shirt: '#f3e7d2',
          legs: '#27414f',
          hat: '#d9b98a',
          hair: '#5a2d16',
        },
      },
      seconds: 8,
      marker: 'pole',
      markers: [0, 520, 1040, 1560, 2080, 2600],
      legSeconds: 4.2,
    }),
  'roping-range': () =>
    createChaseScene({
      arena: arenaStyles.range,
      mount: {
        horse: bay,
        saddle: '#2a1810',
        rider: { skin: '#9a6242', boots: '#24130b', shirt: '#bd2a24', legs: '#6a3a20', hat: '#f8eedb' },
      },
      partner: {
        horse: grey,
        saddle: '#3a2116',
        rider: { skin: '#6a4028', boots: '#24130b', shirt: '#27414f', legs: '#3a2a20', hat: '#24130b' },
      },
      quarry: {
        style: { coat: '#a8743f', dark: '#5a341c', horns: '#fff6e6', patch: '#f3e7d2' },
        scale: 0.76,
      },
      rope: '#3c2212',
      seconds: 8,
      throwAt: 4.6,
    }),
  'breakaway-dusk': () =>
    createChaseScene({
      arena: arenaStyles.redBarn,
      mount: {
        horse: black,
        saddle: '#4a2413',
        rider: { ...silhouette, shirt: '#f0c987', legs: '#3a1710', hat: '#140a06', hair: '#1a0e08' },
      },
      quarry: { style: { coat: '#170806', dark: '#0d0403' }, scale: 0.62 },
      rope: '#f3e2bd',
      seconds: 8,
      throwAt: 4.4,
    }),
  'steer-night': () =>
    createDismountScene({
      arena: arenaStyles.blueNight,
      mount: {
        horse: bay,
        saddle: '#2a1810',
        rider: { ...silhouette, skin: '#7a4a30', shirt: '#e6c793', legs: '#34576a', hat: '#f3e7d2' },
      },
      stock: { kind: 'steer', style: { coat: '#1b100b', dark: '#100806', horns: '#f3e7d2' } },
      seconds: 8,
      leapAt: 3,
    }),
  'goat-meadow': () =>
    createDismountScene({
      arena: arenaStyles.meadow,
      mount: {
        horse: grey,
        saddle: '#5a2d16',
        rider: {
          skin: '#8a563a',
          boots: '#24130b',
          shirt: '#bd2a24',
          legs: '#27414f',
          hat: '#f3e7d2',
          hair: '#1a0e08',
        },
      },
      stock: { kind: 'goat' },
      seconds: 8,
      leapAt: 2.6,
    }),
};
