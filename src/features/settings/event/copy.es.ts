import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Mi próximo evento',
  text: 'Lo guardamos en tu dispositivo y llenamos sus datos la próxima vez que subas un video.',
  event: 'Evento',
  eventType: 'Prueba',
  location: 'Lugar',
  date: 'Fecha',
  noDraw: '¿Qué animal te tocó?',
  draw: (animal: string) => `Te tocó: ${animal}`,
  save: 'Guardar',
  saved: 'Guardamos tus datos',
  failed:
    'No pudimos guardar tu evento. Permite que este sitio guarde datos en tu navegador e intenta de nuevo.',
  loading: 'Cargando tu evento',
  loadError: {
    title: 'No pudimos cargar tu evento',
    text: 'Permite que este sitio guarde datos en tu navegador e intenta de nuevo.',
  },
} satisfies Translation<typeof english>;
