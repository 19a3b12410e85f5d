import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  topRides: {
    title: 'Melhores montarias',
    refresh: 'Atualizar as melhores montarias',
    leaderboards: 'Classificação',
    empty: {
      title: 'Ainda não há melhores montarias',
      text: 'Cada montaria da semana aparece aqui.',
      goToFeed: 'Ir para o início',
    },
  },
  watch: {
    title: 'Ver montarias',
    text: 'As melhores montarias do momento. Sem conta.',
    filter: 'Escolher montarias',
    choices: { top: 'Melhores', newest: 'Novas' },
    empty: {
      title: 'Ainda não há montarias aqui',
      text: 'As montarias novas aparecem aqui.',
      showNewest: 'Ver as montarias mais novas',
    },
  },
  followed: {
    newSince: (day: string) => `Novo desde ${day}`,
    seeFollowing: 'Ver quem você segue',
    loadError: 'Não conseguimos carregar quem você segue',
    nobodyFollowed: {
      title: 'Você ainda não segue ninguém',
      text: 'Siga peões, tropeiros, animais e rodeios nas páginas deles. As montarias aparecem aqui.',
      search: 'Buscar peões e animais',
    },
    empty: {
      title: 'Ainda não há montarias',
      text: 'As montarias novas do que você segue aparecem aqui.',
    },
  },
  matching: {
    title: 'Vídeos',
    filter: 'Filtre por título, lugar ou animal',
    noMatches: {
      title: 'Nada encontrado',
      text: (filterText: string) =>
        `Não encontramos “${filterText}” nestas montarias. Tente outro título, lugar ou animal.`,
    },
  },
  saved: {
    privacy: 'Só você vê suas montarias salvas.',
    seeFollowing: 'Ver quem você segue',
    empty: {
      title: 'Você ainda não salvou montarias',
      text: 'Use o marcador de uma montaria para salvá-la aqui.',
      goToFeed: 'Ir para o início',
    },
  },
} satisfies Translation<typeof english>;
