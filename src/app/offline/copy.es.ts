import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Sin conexión',
  text: 'Esto es lo último que se cargó. Las montas se verán cuando vuelva la conexión.',
  textWithKept:
    'Esto es lo último que se cargó. Las montas conservadas en este dispositivo se ven ya, las demás cuando vuelva la conexión.',
  feed: 'Inicio',
  schedule: 'Calendario',
} satisfies Translation<typeof english>;
