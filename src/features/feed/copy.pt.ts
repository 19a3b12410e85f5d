import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  feed: {
    title: 'Início',
    refresh: 'Atualizar o início',
    filter: 'Filtrar o início',
    choices: { all: 'Tudo', following: 'Seguindo', favorites: 'Minhas favoritas' },
    empty: {
      title: 'Ainda não há montarias',
      text: 'As montarias novas aparecem aqui.',
      textForFavorites: 'As montarias novas das suas provas favoritas aparecem aqui.',
      textForEvent: 'As montarias novas desta prova aparecem aqui.',
      showAll: 'Ver todas as montarias',
    },
  },
  list: 'Vídeos',
  videos: 'vídeos',
  views: (count: number) => (count === 1 ? 'visualização' : 'visualizações'),
} satisfies Translation<typeof english>;
