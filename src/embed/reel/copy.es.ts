import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  by: (name: string, rides: number) => `De ${name}, ${rides === 1 ? '1 monta' : `${rides} montas`}`,
  place: (ride: number, rides: number) => `${ride} de ${rides}`,
  all: (productName: string) => `Ver en ${productName}`,
  loading: 'Cargando',
  notFound: 'Este reel no existe o lo borraron.',
  empty: 'Borraron las montas de este reel.',
  loadError: 'No pudimos cargar el reel. Revisa tu conexión e intenta de nuevo.',
  failed: (title: string) => `No pudimos cargar ${title || 'esta monta'}.`,
  skipped: (title: string) => `No pudimos cargar ${title || 'una monta'}. La saltamos.`,
} satisfies Translation<typeof english>;
