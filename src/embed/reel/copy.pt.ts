import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  by: (name: string, rides: number) => `De ${name}, ${rides === 1 ? '1 montaria' : `${rides} montarias`}`,
  place: (ride: number, rides: number) => `${ride} de ${rides}`,
  all: (productName: string) => `Ver no ${productName}`,
  loading: 'Carregando',
  notFound: 'Este reel não existe ou foi excluído.',
  empty: 'As montarias deste reel foram excluídas.',
  loadError: 'Não conseguimos carregar o reel. Veja sua conexão e tente de novo.',
  failed: (title: string) => `Não conseguimos carregar ${title || 'esta montaria'}.`,
  skipped: (title: string) => `Não conseguimos carregar ${title || 'uma montaria'}. Pulamos.`,
} satisfies Translation<typeof english>;
