import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  offline: 'No hay respuesta del servidor. Revisa tu conexión e intenta de nuevo.',
  'too-slow': 'Tardó demasiado. Revisa tu conexión e intenta de nuevo.',
  'not-found': 'Esto ya no está disponible.',
  'not-allowed': 'No tienes permiso para hacer esto.',
  outdated: 'Esta página es de antes de la última actualización. Recárgala para seguir.',
  'login-expired': 'Tu sesión venció. Entra otra vez.',
  'too-many': 'Demasiados intentos. Espera unos minutos e intenta de nuevo.',
  'too-soon': 'Fuiste muy rápido. Espera unos segundos e intenta de nuevo.',
  unexpected: 'Algo falló. Intenta de nuevo.',
} satisfies Translation<typeof english>;
