import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Neste aparelho',
  text: 'Dá para ver estas montarias sem conexão, até você sair da conta.',
  empty: {
    title: 'Ainda não há nada',
    text: 'Abra um reel ou Meu sorteio e escolha “Manter neste aparelho”. Depois dá para ver as montarias sem conexão.',
    watch: 'Ver montarias',
  },
  play: 'Reproduzir',
  close: 'Voltar à lista',
  remove: 'Remover',
  what: (title: string) => title,
  removed: 'Removido deste aparelho.',
  link: (count: number) => (count === 1 ? '1 montaria neste aparelho' : `${count} montarias neste aparelho`),
  kinds: { reel: 'Reel', animal: 'Animal' },
  keep: {
    open: 'Manter neste aparelho',
    title: 'Manter neste aparelho?',
    working: 'Guardando as montarias',
    keptTitle: 'Neste aparelho',
    failedTitle: 'Não conseguimos manter as montarias',
    text: (rides: string, size: string) =>
      `${rides}, cerca de ${size}. Dá para ver sem conexão, até você sair da conta.`,
    first: (max: number) => `As primeiras ${max} são mantidas.`,
    kept: (rides: string, size: string) =>
      `${rides}, ${size}. Dá para ver sem conexão, até você sair da conta.`,
    noSpace: 'Não há espaço suficiente neste aparelho. Remova algo e tente de novo.',
    confirm: 'Manter',
    cancel: 'Cancelar',
    tryAgain: 'Tentar de novo',
    see: 'Ver o que foi mantido',
    done: 'Pronto',
  },
} satisfies Translation<typeof english>;
