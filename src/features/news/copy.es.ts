import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Noticias',
  listName: 'noticias',
  empty: { title: 'Todavía no hay noticias', text: 'Las notas nuevas aparecen aquí.' },
  unavailable: {
    title: 'Las noticias no están disponibles',
    text: 'El servicio de noticias no está configurado aquí. Lo demás funciona sin él.',
    pictures: 'Las fotos no están configuradas aquí; mostramos un dibujo.',
    links: 'El sitio de la asociación no está configurado aquí; no se pueden abrir las notas completas.',
  },
  readMore: 'Leer más',
  readMoreOf: (headline: string) => `${headline} (en otra pestaña)`,
} satisfies Translation<typeof english>;
