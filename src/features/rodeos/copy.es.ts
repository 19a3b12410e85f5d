import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: (title: string, year: number) => (title.includes(String(year)) ? title : `${title} ${year}`),
  dates: (first: string, last: string) => `Del ${first} al ${last}`,
  newestRides: (count: number) => `las ${count} montas más nuevas`,
  note: 'Según los resultados que la gente publicó con sus montas. No son resultados oficiales.',
  limit: (count: number) => `Este rodeo tiene más montas: aquí están solo las ${count} más nuevas.`,
  limitForVisitors: (count: number) =>
    `Este rodeo tiene más montas: entra para ver más que las ${count} más nuevas.`,
  results: (event: string) => `Montas de ${event}, primero las mejores`,
  showAll: (count: number) => `Ver las ${count} montas`,
  showAllDays: (count: number) => `Ver los ${count} días`,
  noRider: 'Sin jinete etiquetado',
  unnamed: 'Sin nombre',
  noResult: 'Todavía sin resultado',
  resultList: 'Hacer una lista de resultados',
  loading: 'Cargando montas',
  loadError: 'No pudimos cargar este rodeo',
  empty: {
    title: 'Todavía no hay montas',
    text: 'Las montas de este rodeo aparecen aquí cuando se publican.',
    upload: 'Subir video',
  },
  notFound: {
    title: 'No encontramos el rodeo',
    text: 'El enlace puede estar mal. Los próximos rodeos están en el calendario.',
    schedule: 'Ver el calendario',
  },
} satisfies Translation<typeof english>;
