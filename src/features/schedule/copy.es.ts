import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Calendario',
  text: 'Próximos rodeos profesionales.',
  listName: 'calendario',
  filter: {
    label: 'Filtrar el calendario',
    state: 'Estado',
    allStates: 'Todos',
    month: 'Mes',
    allMonths: 'Todos',
  },
  dateUnknown: 'Fecha por anunciar',
  dateSpan: (start: string, end: string) => `Del ${start} al ${end}`,
  payout: 'Premios',
  calendar: {
    add: 'Agregar al calendario',
    addSeason: 'Agregar la temporada al calendario',
    addMatching: 'Agregar estos rodeos al calendario',
    pending: 'Preparando calendario…',
    producer: { company: 'Rodeo Reel', product: 'Schedule' },
    fileName: 'rodeos profesionales',
    saved: 'Archivo de calendario guardado. Ábrelo para agregar los rodeos a tu calendario.',
    savedPart: (count: number) => `Archivo de calendario guardado. Tiene los primeros ${count} rodeos.`,
    noDates: 'Ninguno de estos rodeos tiene fecha todavía.',
    failed: (reason: string) => `No pudimos guardar el calendario. ${reason}`,
  },
  nextEvent: {
    set: 'Es mi próximo evento',
    current: 'Mi próximo evento',
    saved: (rodeo: string) =>
      `${rodeo} es tu próximo evento. Llenaremos sus datos la próxima vez que subas un video.`,
    undo: 'Deshacer',
    undone: 'Tu próximo evento es otra vez el de antes.',
    incomplete: 'Agrega lo que falta en el calendario y guarda.',
    failed:
      'No pudimos guardar tu evento. Permite que este sitio guarde datos en tu navegador e intenta de nuevo.',
  },
  empty: { title: 'Todavía no hay rodeos', text: 'Los rodeos nuevos aparecen aquí.' },
  noMatches: {
    title: 'Ningún rodeo coincide',
    text: (state: string | undefined, month: string | undefined) => {
      const place = state === undefined ? '' : ` en ${state}`;
      const time = month === undefined ? '' : ` en ${month}`;
      return `Todavía no tenemos rodeos profesionales${place}${time}.`;
    },
    showAll: 'Ver todos los rodeos',
  },
  unavailable: {
    title: 'El calendario no está disponible',
    text: 'El servicio del calendario no está configurado aquí. Lo demás funciona sin él.',
  },
} satisfies Translation<typeof english>;
