import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

const formatCount = (count: number) => count.toLocaleString('es-MX');

export const copy = {
  title: 'Hoja de ganado',
  layout: 'Formato',
  layouts: { list: 'Lista', cards: 'Tarjetas de corral' },
  print: 'Imprimir',
  loading: 'Cargando tu ganado',
  loadError: 'No pudimos cargar tu ganado',
  empty: {
    title: 'Todavía no hay animales',
    text: 'Agrega tus animales y luego imprímelos aquí.',
    add: 'Agregar animal',
  },
  printedOn: (date: string) => `Impresa el ${date}`,
  animals: (count: number) => (count === 1 ? '1 animal' : `${formatCount(count)} animales`),
  outs: 'Salidas',
  runs: 'Corridas',
  qualified: 'Calificadas',
  qualifiedOf: (qualified: number, rated: number) => `${formatCount(qualified)} de ${formatCount(rated)}`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  bestScore: 'Más puntos',
  bestTime: 'Mejor tiempo',
  seconds: (time: number) => `${time.toFixed(2)} s`,
  none: '–',
  qrOf: (name: string) => `Código QR de la página de ${name}`,
  scan: 'Escanea para ver montas',
  source: (productName: string) => `De los videos publicados en ${productName}, no es un registro oficial.`,
  sourceOfLatest: (productName: string, count: number) =>
    `De los últimos ${formatCount(count)} videos de este ganado en ${productName}, no es un registro oficial.`,
  limit: (count: number) => `Solo los primeros ${count} animales están en esta hoja.`,
} satisfies Translation<typeof english>;
