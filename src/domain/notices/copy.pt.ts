import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  messages: {
    taggedInVideo: (name: string) => `${name} marcou você em um vídeo.`,
    videoOfAnimal: (name: string, animal: string) => `${name} publicou um vídeo de ${animal}.`,
    invited: (name: string) => `${name} convidou você para usar a conta dele(a).`,
    requested: (name: string) => `${name} pede para usar sua conta.`,
    inviteAccepted: (name: string) => `${name} aceitou seu convite.`,
    requestAccepted: (name: string) => `${name} aceitou seu pedido.`,
    postedForOwner: (name: string) => `${name} publicou um vídeo em seu nome.`,
    editedForOwner: (name: string, title: string) => `${name} editou seu vídeo ${title}.`,
    deletedForOwner: (name: string, title: string) => `${name} excluiu seu vídeo ${title}.`,
    takenDown: (_name: string, title: string) => `Removemos seu vídeo ${title}.`,
    hatTipped: (name: string, title: string) => `${name} tirou o chapéu para seu vídeo ${title}.`,
    reelTakenDown: (_name: string, title: string) => `Removemos seu reel ${title}.`,
    reelPostedForOwner: (name: string, title: string) => `${name} fez o reel ${title} em seu nome.`,
    reelEditedForOwner: (name: string, title: string) => `${name} editou seu reel ${title}.`,
    reelDeletedForOwner: (name: string, title: string) => `${name} excluiu seu reel ${title}.`,
    resultListTakenDown: (_name: string, title: string) => `Removemos sua lista de resultados ${title}.`,
    resultListPostedForOwner: (name: string, title: string) =>
      `${name} fez a lista de resultados ${title} em seu nome.`,
    resultListEditedForOwner: (name: string, title: string) =>
      `${name} editou sua lista de resultados ${title}.`,
    resultListDeletedForOwner: (name: string, title: string) =>
      `${name} excluiu sua lista de resultados ${title}.`,
    filmsLinked: (name: string, title: string) =>
      `${name} diz que dois vídeos mostram a mesma montaria: ${title}.`,
    filmsParted: (name: string, title: string) =>
      `${name} diz que dois vídeos mostram montarias diferentes: ${title}.`,
    filmsLinkedForOwner: (name: string, title: string) =>
      `${name} diz em seu nome que dois vídeos mostram a mesma montaria: ${title}.`,
    filmsPartedForOwner: (name: string, title: string) =>
      `${name} diz em seu nome que dois vídeos mostram montarias diferentes: ${title}.`,
  },
  notices: (count: number) => `${count} avisos novos`,
  rides: (count: number, rodeo: string) =>
    rodeo === ''
      ? `${count} montarias de quem você segue`
      : `${count} montarias de quem você segue em ${rodeo}`,
  ride: 'Uma montaria de quem você segue',
} satisfies Translation<typeof english>;
