import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  watchLink: (productName: string) => `Ver en ${productName}`,
  rideClock: 'Reloj de la monta',
  loading: 'Cargando',
  notFound: {
    title: 'No encontramos el video',
    text: 'Este video no existe o fue retirado.',
  },
  loadError: 'No pudimos cargar el video',
  playbackError: 'No pudimos reproducir el video',
  checkConnection: 'Revisa tu conexión e intenta de nuevo.',
} satisfies Translation<typeof english>;
