import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Tablas',
  tabs: 'Tablas de',
  boards: { riders: 'Jinetes', animals: 'Animales', contractors: 'Ganaderos' },
  ranked: { riders: 'Jinete', animals: 'Animal', contractors: 'Ganadero' },
  rankings: { best: 'Mejor', average: 'Promedio', 'bucked-off': 'Derribes', 'animal-half': 'Jueces' },
  rankedBy: 'Ordenar por',
  event: 'Prueba',
  season: 'Temporada',
  state: 'Estado',
  allStates: 'Todos',
  source: 'De las montas publicadas aquí, no es la tabla oficial.',
  sourceOfLatest: (count: string) =>
    `De las últimas ${count} montas publicadas aquí, no es la tabla oficial.`,
  threshold: (count: number) => `Al menos ${count} montas con resultado.`,
  halfThreshold: (count: number) => `Al menos ${count} montas con los puntos de los jueces para el animal.`,
  rank: 'Lugar',
  tied: 'Empatado en el lugar',
  tie: 'E',
  rides: 'Montas',
  outs: 'Salidas',
  bestAt: (rodeo: string) => `La mejor en ${rodeo}`,
  unnamed: 'Sin nombre',
  play: (name: string) => `Ver la mejor monta de ${name}`,
  first: {
    label: 'Primer lugar',
    title: 'Monta de la temporada',
    run: 'Corrida de la temporada',
    animal: 'Animal',
    where: 'Lugar',
  },
  more: 'Ver más',
  loading: 'Cargando la tabla',
  loadError: 'No pudimos cargar la tabla',
  empty: {
    title: 'Todavía no hay nadie en esta tabla',
    text: 'Se llena cuando se publican montas con resultado.',
    reset: 'Ver todos los estados',
  },
} satisfies Translation<typeof english>;
