import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  'upload-limit': 'Llegaste al límite de videos de hoy. Intenta mañana.',
  'animal-limit': 'Llegaste al límite de animales nuevos de hoy. Intenta mañana.',
  'reel-limit': 'Llegaste al límite de reels nuevos de hoy. Intenta mañana.',
  'link-limit': 'Llegaste al límite de videos unidos de hoy. Intenta mañana.',
  'links-full': (max: number) =>
    `${max} de tus videos esperan respuesta, que es el límite. Termina uno e intenta de nuevo.`,
  'report-limit': 'Llegaste al límite de reportes de hoy. Intenta mañana.',
  'invite-limit': 'Llegaste al límite de invitaciones y solicitudes de hoy. Intenta mañana.',
  'tag-denied': 'Una etiqueta no se aceptó. Quita el jinete o el animal etiquetado e intenta de nuevo.',
  'already-reported': 'Ya hiciste este reporte. Gracias por avisarnos.',
  'too-long': 'El video debe durar 2 minutos o menos. Recórtalo o sube otro.',
  'saved-full': (max: number) => `Guardaste ${max} montas, que es el límite. Quita una e intenta de nuevo.`,
  'follows-full': (max: number) =>
    `Sigues a ${max} jinetes, ganaderos y animales, que es el límite. Deja de seguir a uno e intenta de nuevo.`,
  'rodeos-full': (max: number) =>
    `Sigues ${max} rodeos, que es el límite. Deja de seguir uno e intenta de nuevo.`,
  'access-full': (max: number) =>
    `Uno de los dos ya tiene ${max} personas en esta lista, que es el límite. Quita algunas e intenta de nuevo.`,
} satisfies Translation<typeof english>;
