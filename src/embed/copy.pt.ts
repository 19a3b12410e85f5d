import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  watchLink: (productName: string) => `Ver no ${productName}`,
  rideClock: 'Relógio da montaria',
  loading: 'Carregando',
  notFound: {
    title: 'Vídeo não encontrado',
    text: 'Este vídeo não existe ou foi tirado do ar.',
  },
  loadError: 'Não conseguimos carregar o vídeo',
  playbackError: 'Não conseguimos reproduzir o vídeo',
  checkConnection: 'Veja sua conexão e tente de novo.',
} satisfies Translation<typeof english>;
