import type { ArenaStyle } from './arena.ts';

export const nightArena: ArenaStyle = {
  sky: '#2a150e',
  stands: { background: '#3a1c12', crowd: '#241009', beam: '#ffd79a', lamp: '#ffe9c0' },
  fence: '#150b07',
  dirt: '#8c5a36',
  rut: '#7a4c2c',
  dust: '#c79662',
  clod: '#2a160c',
  rim: '#e0a566',
};

export const blueNight: ArenaStyle = {
  sky: '#27414f',
  stands: { background: '#1f3541', crowd: '#162833', beam: '#cfe3e6', lamp: '#fff1cf' },
  fence: '#0f1d25',
  dirt: '#a8794c',
  rut: '#946840',
  dust: '#d2a97a',
  clod: '#2b1a10',
  rim: '#8fb3bd',
};

export const redSun: ArenaStyle = {
  sky: '#f0d6a4',
  sun: { color: '#bd2a24', x: 960, y: 390, radius: 330 },
  hills: ['#e2b878', '#d9a868'],
  fence: '#7a4a2a',
  dirt: '#c98d53',
  rut: '#b87c45',
  dust: '#e8c592',
  clod: '#4a2a18',
};

export const dusk: ArenaStyle = {
  sky: '#a33724',
  glow: '#c8552f',
  sun: { color: '#f4d59b', x: 420, y: 430, radius: 190 },
  hills: ['#6b2a1e', '#5a2219'],
  fence: '#3a150f',
  dirt: '#4d2016',
  rut: '#401a12',
  dust: '#96502f',
  clod: '#1f0d08',
  rim: '#f0a65c',
};

export const range: ArenaStyle = {
  sky: '#eed7a8',
  sun: { color: '#f9efd6', x: 330, y: 260, radius: 130 },
  hills: ['#e3c590', '#d9ae72', '#cf9a5e'],
  fence: '#7b4d2b',
  dirt: '#b57a45',
  rut: '#a46b39',
  dust: '#ddb683',
  clod: '#3c2212',
};

export const spring: ArenaStyle = {
  sky: '#e7c78e',
  sun: { color: '#f7e9cc', x: 1180, y: 300, radius: 150 },
  hills: ['#a9b48d', '#8fa07a'],
  fence: '#4c3a26',
  dirt: '#b98a58',
  rut: '#a87a4a',
  dust: '#e2bf8e',
  clod: '#3a2616',
};

export const meadow: ArenaStyle = {
  sky: '#5b6b3f',
  sun: { color: '#7a8a4f', x: 800, y: 400, radius: 330 },
  fence: '#2f3a22',
  dirt: '#b98a58',
  rut: '#a87a4a',
  dust: '#dcb98a',
  clod: '#33210f',
};

export const redBarn: ArenaStyle = {
  sky: '#8a2a1c',
  sun: { color: '#a33422', x: 720, y: 400, radius: 310 },
  fence: '#4b120d',
  dirt: '#5e1a12',
  rut: '#4f150e',
  dust: '#a3543c',
  clod: '#260905',
  rim: '#d9805c',
};
