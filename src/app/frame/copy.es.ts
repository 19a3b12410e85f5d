import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  skipToContent: 'Ir al contenido',
  loading: 'Cargando',
  tryAgain: 'Intentar de nuevo',
  pageError: {
    title: 'Nos tumbó',
    text: 'Algo falló en esta página. Lo que guardaste está a salvo.',
    loadError: 'No pudimos cargar esta página',
    reload: 'Recargar la página',
    outdated: 'Hay una versión nueva. Recarga la página para seguir.',
  },
} satisfies Translation<typeof english>;
