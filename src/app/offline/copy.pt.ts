import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Sem conexão',
  text: 'Isto foi o último que carregou. Dá para ver as montarias quando a conexão voltar.',
  textWithKept:
    'Isto foi o último que carregou. Dá para ver já as montarias mantidas neste aparelho, e as outras quando a conexão voltar.',
  feed: 'Início',
  schedule: 'Agenda',
} satisfies Translation<typeof english>;
