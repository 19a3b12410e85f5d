import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  messages: {
    taggedInVideo: (name: string) => `${name} te etiquetó en un video.`,
    videoOfAnimal: (name: string, animal: string) => `${name} publicó un video de ${animal}.`,
    invited: (name: string) => `${name} te invitó a usar su cuenta.`,
    requested: (name: string) => `${name} pide usar tu cuenta.`,
    inviteAccepted: (name: string) => `${name} aceptó tu invitación.`,
    requestAccepted: (name: string) => `${name} aceptó tu solicitud.`,
    postedForOwner: (name: string) => `${name} publicó un video en tu nombre.`,
    editedForOwner: (name: string, title: string) => `${name} editó tu video ${title}.`,
    deletedForOwner: (name: string, title: string) => `${name} borró tu video ${title}.`,
    takenDown: (_name: string, title: string) => `Retiramos tu video ${title}.`,
    hatTipped: (name: string, title: string) => `${name} se quitó el sombrero ante tu video ${title}.`,
    reelTakenDown: (_name: string, title: string) => `Retiramos tu reel ${title}.`,
    reelPostedForOwner: (name: string, title: string) => `${name} hizo el reel ${title} en tu nombre.`,
    reelEditedForOwner: (name: string, title: string) => `${name} editó tu reel ${title}.`,
    reelDeletedForOwner: (name: string, title: string) => `${name} borró tu reel ${title}.`,
    resultListTakenDown: (_name: string, title: string) => `Retiramos tu lista de resultados ${title}.`,
    resultListPostedForOwner: (name: string, title: string) =>
      `${name} hizo la lista de resultados ${title} en tu nombre.`,
    resultListEditedForOwner: (name: string, title: string) =>
      `${name} editó tu lista de resultados ${title}.`,
    resultListDeletedForOwner: (name: string, title: string) =>
      `${name} borró tu lista de resultados ${title}.`,
    filmsLinked: (name: string, title: string) =>
      `${name} dice que dos videos muestran la misma monta: ${title}.`,
    filmsParted: (name: string, title: string) =>
      `${name} dice que dos videos muestran montas distintas: ${title}.`,
    filmsLinkedForOwner: (name: string, title: string) =>
      `${name} dice en tu nombre que dos videos muestran la misma monta: ${title}.`,
    filmsPartedForOwner: (name: string, title: string) =>
      `${name} dice en tu nombre que dos videos muestran montas distintas: ${title}.`,
  },
  notices: (count: number) => `${count} avisos nuevos`,
  rides: (count: number, rodeo: string) =>
    rodeo === '' ? `${count} montas de quienes sigues` : `${count} montas de quienes sigues en ${rodeo}`,
  ride: 'Una monta de quienes sigues',
} satisfies Translation<typeof english>;
