import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  name: 'Lista de resultados',
  newList: 'Nova lista de resultados',
  editList: 'Editar a lista de resultados',
  round: (round: number) => `Round ${round}`,
  rounds: 'Rounds',
  average: 'Média',
  score: 'Nota',
  time: 'Tempo',
  play: (name: string) => `Ver a montaria de ${name}`,
  playRides: (count: number, name: string) => `Ver as ${count} montarias de ${name}`,
  averageOf: (rounds: number) => `Média de ${rounds} rounds. Quem tem menos rounds válidos fica atrás.`,
  download: 'Baixar CSV',
  csv: {
    event: 'Prova',
    rider: 'Peão',
    animal: 'Animal',
    result: 'Resultado',
    link: 'Link',
    fileName: 'resultados',
  },
  notYours: {
    title: 'Esta lista de resultados é de outra conta',
    text: (owner: string) => `Só ${owner} pode mudar esta lista.`,
    open: 'Abrir a lista',
  },
  form: {
    empty: 'Adicione as montarias da noite. Os lugares saem dos resultados delas.',
    tooMany: (max: number) => `Uma lista de resultados pode ter ${max} montarias`,
    actingFor: (name: string) => `Você está fazendo uma lista de resultados para ${name}.`,
    loadFailed: 'Não conseguimos carregar as montarias',
    saved: 'Lista de resultados salva.',
    saveFailed: 'Não conseguimos salvar a lista de resultados',
  },
  deletion: {
    title: 'Excluir a lista de resultados',
    text: 'As montarias ficam. Só a lista e o link somem.',
    open: 'Excluir a lista',
    done: 'Lista de resultados excluída.',
    failed: 'Não conseguimos excluir a lista de resultados',
  },
  paper: { qr: 'Código QR destes resultados', shortPlace: 'Lug.' },
} satisfies Translation<typeof english>;
