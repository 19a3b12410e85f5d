import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  skipToContent: 'Ir para o conteúdo',
  loading: 'Carregando',
  tryAgain: 'Tentar de novo',
  pageError: {
    title: 'Caímos do boi',
    text: 'Algo deu errado nesta página. O que você salvou está seguro.',
    loadError: 'Não conseguimos carregar esta página',
    reload: 'Recarregar a página',
    outdated: 'Há uma versão nova. Recarregue a página para continuar.',
  },
} satisfies Translation<typeof english>;
