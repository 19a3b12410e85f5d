import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

/** With tenths, for example −0:01,5. */
function formatCommonTime(seconds: number): string {
  const tenths = Math.round(Math.abs(seconds) * 10);
  const sign = seconds < 0 && tenths > 0 ? '−' : '';
  const whole = Math.floor(tenths / 10);
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')},${tenths % 10}`;
}

export const copy = {
  title: 'Comparar montarias',
  against: (ride: string, other: string) => `${ride.charAt(0).toUpperCase()}${ride.slice(1)} contra ${other}`,
  loading: 'Carregando as montarias',
  loadError: 'Não conseguimos carregar as montarias',
  notFound: {
    title: 'Montaria não encontrada',
    text: 'Uma destas montarias pode ter sido excluída. Escolha outra.',
  },
  choose: {
    title: 'Escolha duas montarias',
    text: 'Abra um animal, uma temporada ou um duelo e escolha duas montarias para comparar.',
    search: 'Buscar',
  },
  sameRide: {
    title: 'Escolha duas montarias diferentes',
    text: 'Este link traz a mesma montaria duas vezes.',
  },
  view: {
    label: 'Exibição',
    choices: { side: 'Lado a lado', overlay: 'Sobrepostas' },
    opacity: 'Segunda montaria',
    percent: (share: number) => `${Math.round(share)}%`,
  },
  controls: {
    label: 'Reprodução das duas montarias',
    position: 'Tempo desde a porteira',
    gate: 'Porteira',
    time: formatCommonTime,
    timeOf: (time: number, end: number) => `${formatCommonTime(time)} de ${formatCommonTime(end)}`,
  },
  clip: {
    failed: 'Este clipe não pode ser reproduzido.',
    tryAgain: 'Tentar de novo',
    mute: 'Tirar o som',
    unmute: 'Ligar o som',
    separator: ' · ',
  },
  caption: {
    animal: 'Animal',
    score: 'Nota',
    time: 'Tempo',
    where: 'Lugar',
    when: 'Data',
  },
  match: {
    gate: 'Alinhadas na porteira',
    hand: 'Alinhadas à mão',
    start: 'A porteira não está marcada. Alinhadas no início do clipe.',
    here: 'Alinhar neste quadro',
    undo: 'Desfazer',
  },
  other: {
    open: 'Escolher outra montaria',
    groups: {
      onAnimal: (riders: string, animal: string) => `${riders} em ${animal}`,
      inEvent: (riders: string, _animal: string, event: string) => `${riders} · ${event}`,
      ofOthers: (_riders: string, animal: string) => `Outros em ${animal}`,
    },
    noGate: 'A porteira não está marcada',
    loading: 'Carregando montarias',
    loadError: 'Não conseguimos carregar as montarias',
    none: 'Ainda não há outra montaria deste peão nem deste animal.',
    close: 'Fechar',
  },
  picker: {
    open: 'Comparar',
    title: 'Escolha duas montarias',
    rides: 'Montarias',
    filter: 'Filtrar as montarias',
    noMatch: 'Nenhuma montaria encontrada.',
    chosen: (count: number) => `${count} de 2 escolhidas`,
    compare: 'Comparar',
    cancel: 'Cancelar',
  },
} satisfies Translation<typeof english>;
