import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

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
  outs: 'Salidas',
  runs: 'Pasadas',
  qualified: 'Calificadas',
  bestScore: 'Más puntos',
  bestTime: 'Mejor tiempo',
  none: '–',
  qrOf: (name: string) => `Código QR de la página de ${name}`,
  scan: 'Escanea para ver montas',
  source: (productName: string) => `De los videos publicados en ${productName}, no es un registro oficial.`,
  sourceOfLatest: (productName: string, count: string) =>
    `De los últimos ${count} videos de este ganado en ${productName}, no es un registro oficial.`,
} satisfies Translation<typeof english>;
