import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  myRodeo: {
    season: 'Temporada e duelos',
    tabsLabel: 'Mostrar',
    tabs: { videos: 'Vídeos', animals: 'Animais', reels: 'Reels', saved: 'Salvos' },
    savedElsewhere: 'Suas montarias salvas ficam na sua própria conta.',
    seeSaved: 'Ver suas montarias salvas',
    filterVideos: 'Filtre por título, lugar ou animal',
    filterAnimals: 'Filtre por nome ou marca',
    noAnimals: {
      title: 'Ainda não há animais',
      textForOwner: 'Adicione um animal para ele ter uma página com todas as suas montarias.',
      text: 'Os animais aparecem aqui.',
      add: 'Adicionar animal',
    },
    noRides: {
      title: 'Ainda não há montarias',
      textForOwner: 'Escolha um vídeo, corte e publique.',
      text: 'As montarias aparecem aqui.',
    },
  },
  animal: {
    edit: 'Editar',
    noRides: {
      title: 'Ainda não há montarias',
      textForOwner: 'Escolha um vídeo, corte e publique.',
      text: 'As montarias deste animal aparecem aqui.',
    },
  },
  newAnimal: {
    title: 'Adicionar animal',
    actingFor: (ownerName: string) => `Você está adicionando um animal para ${ownerName}.`,
    loadError: 'Não conseguimos carregar a conta',
    unavailable: 'Esta conta não está mais disponível.',
  },
  portal: {
    logOutFailed: 'Não conseguimos sair. Tente de novo.',
  },
} satisfies Translation<typeof english>;
