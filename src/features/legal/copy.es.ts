import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  breadcrumb: 'Ruta',
  home: 'Portada',
  textInEnglish: 'El texto que sigue está en inglés.',
  contents: 'En esta página',
  lastRevised: (date: string) => `Última revisión: ${date}`,
  licenses: 'Licencias del software de este producto',
  updated: (date: string) => `Actualizado el ${date}`,
} satisfies Translation<typeof english>;
