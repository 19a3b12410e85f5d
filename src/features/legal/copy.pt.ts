import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  breadcrumb: 'Caminho',
  home: 'Capa',
  textInEnglish: 'O texto a seguir está em inglês.',
  contents: 'Nesta página',
  lastRevised: (date: string) => `Última revisão: ${date}`,
  licenses: 'Licenças do software deste produto',
  updated: (date: string) => `Atualizado em ${date}`,
} satisfies Translation<typeof english>;
