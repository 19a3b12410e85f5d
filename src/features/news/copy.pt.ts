import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Notícias',
  listName: 'notícias',
  empty: { title: 'Ainda não há notícias', text: 'As notícias novas aparecem aqui.' },
  unavailable: {
    title: 'As notícias não estão disponíveis',
    text: 'O serviço de notícias não está configurado aqui. O resto funciona sem ele.',
    pictures: 'As fotos não estão configuradas aqui; mostramos um desenho.',
    links: 'O site da associação não está configurado aqui; não dá para abrir as matérias completas.',
  },
  readMore: 'Ler mais',
  readMoreOf: (headline: string) => `${headline} (em outra aba)`,
} satisfies Translation<typeof english>;
