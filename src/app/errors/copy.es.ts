import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  logOut: 'Salir',
  notFound: {
    title: 'No encontramos la página',
    text: 'El enlace puede estar roto o la página cambió de lugar.',
    goToFeed: 'Ir al inicio',
    goToLanding: 'Ir a la portada',
  },
  sessionUnrestored: { title: 'No pudimos comprobar tu sesión' },
  sessionError: { title: 'No pudimos cargar tu perfil' },
  sessionClosed: {
    title: 'Esta cuenta se cerró',
    text: 'Sal para usar otra cuenta. Si tú no la cerraste, escríbenos.',
    contact: 'Escríbenos',
  },
} satisfies Translation<typeof english>;
