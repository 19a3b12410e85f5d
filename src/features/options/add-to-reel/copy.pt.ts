import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Adicionar a um reel',
  newReel: 'Novo reel',
  empty: 'Coloque suas melhores montarias em ordem e compartilhe com um só link.',
  label: 'Seus reels',
  list: 'seus reels',
  hasRide: 'Já está aqui',
  full: (max: number) => `Cheio com ${max} montarias`,
  adding: 'Adicionando …',
  added: (title: string) => `Adicionada a “${title}”.`,
  view: 'Ver',
  failed: 'Não conseguimos adicionar a montaria',
  close: 'Fechar',
} satisfies Translation<typeof english>;
