import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: (number: number, count: number) => `Montaria ${number} de ${count}`,
  described: (described: number, count: number) => `${described} de ${count} com detalhes`,
  progress: 'Montarias com detalhes',
  previous: 'Montaria anterior',
  next: 'Próxima montaria',
  back: 'Voltar à lista',
  play: 'Reproduzir a montaria',
  pause: 'Pausar a montaria',
  video: 'A montaria',
  starts: 'Na gravação',
  length: 'Montaria',
  seconds: (seconds: string) => `${seconds} s`,
  change: 'Trocar peão ou animal',
  cancel: 'Cancelar',
  save: 'Salvar',
  saveAndNext: 'Salvar e continuar',
} satisfies Translation<typeof english>;
