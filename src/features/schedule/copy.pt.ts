import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Agenda',
  text: 'Próximos rodeios profissionais.',
  listName: 'agenda',
  filter: {
    label: 'Filtrar a agenda',
    state: 'Estado',
    allStates: 'Todos',
    month: 'Mês',
    allMonths: 'Todos',
  },
  dateUnknown: 'Data a confirmar',
  dateSpan: (start: string, end: string) => `De ${start} a ${end}`,
  payout: 'Premiação',
  calendar: {
    add: 'Pôr no calendário',
    addSeason: 'Pôr a temporada no calendário',
    addMatching: 'Pôr estes rodeios no calendário',
    pending: 'Preparando calendário…',
    producer: { company: 'Rodeo Reel', product: 'Schedule' },
    fileName: 'rodeios profissionais',
    saved: 'Arquivo de calendário salvo. Abra-o para pôr os rodeios no seu calendário.',
    savedPart: (count: number) => `Arquivo de calendário salvo. Ele tem os primeiros ${count} rodeios.`,
    noDates: 'Nenhum destes rodeios tem data ainda.',
    failed: (reason: string) => `Não conseguimos salvar o calendário. ${reason}`,
  },
  nextEvent: {
    set: 'É meu próximo evento',
    current: 'Meu próximo evento',
    saved: (rodeo: string) => `${rodeo} é seu próximo evento. Preenchemos no seu próximo envio.`,
    undo: 'Desfazer',
    undone: 'Seu próximo evento voltou ao que era.',
    incomplete: 'Complete o que falta na agenda e salve.',
    failed:
      'Não conseguimos salvar seu evento. Permita que este site guarde dados no navegador e tente de novo.',
  },
  empty: { title: 'Ainda não há rodeios', text: 'Os rodeios novos aparecem aqui.' },
  noMatches: {
    title: 'Nenhum rodeio encontrado',
    text: (state: string | undefined, month: string | undefined) => {
      const place = state === undefined ? '' : ` em ${state}`;
      const time = month === undefined ? '' : ` em ${month}`;
      return `Ainda não temos rodeios profissionais${place}${time}.`;
    },
    showAll: 'Ver todos os rodeios',
  },
  unavailable: {
    title: 'A agenda não está disponível',
    text: 'O serviço da agenda não está configurado aqui. O resto funciona sem ele.',
  },
} satisfies Translation<typeof english>;
