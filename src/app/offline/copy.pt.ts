import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Sem conexão',
  text: 'Isto foi o último que carregou. As montarias tocam quando a conexão voltar.',
  textWithKept:
    'Isto foi o último que carregou. As montarias mantidas neste aparelho tocam já, as outras quando a conexão voltar.',
  feed: 'Início',
  schedule: 'Agenda',
} satisfies Translation<typeof english>;
